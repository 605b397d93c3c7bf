"""An HTML report that was written to do harm."""

from __future__ import annotations


def hostile(address: str, file: str) -> str:
    """A page that tries each way to *address* and to the picture in *file*."""
    return f"""<!DOCTYPE html><html><head><base href="{address}/"><title>x</title>
<meta http-equiv="refresh" content="0; url={address}/refresh"><link rel="stylesheet" href="{address}/css">
<link rel="prefetch" href="{address}/prefetch"><script src="{address}/script"></script>
<script>fetch("{address}/fetch"); new Image().src = "{address}/image"</script>
<style>@import url("{address}/import"); body {{ background: url({address}/background) }}</style>
<style>@IMPORT "{address}/import2"; p {{ list-style-image: u\\72l({address}/escaped) }}</style>
</head><body background="{address}/body" onload="fetch('{address}/onload')" style="background:url('{file}')">
<p>Words that stay</p><img src="{address}/img" onerror="fetch('{address}/onerror')"><img src="relative.png">
<img src="{file}"><img src='file:///etc/hostname'><img srcset="{address}/set 1x"><img src="//127.0.0.1/share">
<img src="\\\\127.0.0.1\\share\\a.png"><img src="data:image/svg+xml,<svg><image href='{address}/svg'/></svg>">
<svg><image href="{address}/svg2"/><script>fetch("{address}/svgscript")</script></svg>
<math href="javascript:1">m</math><iframe src="{address}/frame" srcdoc="<script>1</script>"></iframe>
<object data="{address}/object"></object><embed src="{address}/embed">
<video poster="{address}/poster"></video>
<audio src="{address}/audio" autoplay></audio><form action="{address}/form">
<input autofocus onfocus="x()"></form>
<table background="{address}/table"><tr><td background="{address}/cell" style="background:url({address}/td)">c
</td></tr></table><ul style="list-style-image:url({file})"><li>i</li></ul>
<a href="javascript:fetch('{address}/js')">js</a><a href="{file}">file</a><a href="data:text/html,x">d</a>
<a href=" java&#115;cript:1">entity</a><a href="vbscript:1">vb</a><a href="\\\\127.0.0.1\\x">unc</a>
<a href="https://example.com">link</a><noscript><img src="{address}/noscript"></noscript>
<template><img src="{address}/template"></template>"""
