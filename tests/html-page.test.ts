import { expect, test } from "vitest";
import { readHtml } from "./html-page.ts";

const html = `<html><head><title>Homes &amp; halls | Us</title>
<meta name="description" content="All we built"/><meta name="robots" content="noindex"/>
<link rel="canonical" href="https://us.example.com/project"/>
<meta property="og:title" content="Homes"/>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite"}]}</script>
</head><body><header><a href="/">Us</a></header>
<main id="content"><h1 class="a">Homes <span>and</span> halls</h1><a class="b" href="/project-single/7#plan">Seven</a>
<img src="/media/a-480.jpg?v=1"/></main><script>data("[\\"/media/b\\"]")</script></body></html>`;

test("title, metadata, headings, links and text are read from HTML", () => {
  expect(readHtml(html)).toEqual({
    title: "Homes & halls | Us",
    description: "All we built",
    canonical: "https://us.example.com/project",
    noindex: true,
    openGraph: { title: "Homes" },
    things: [{ "@type": "WebSite" }],
    headings: ["Homes and halls"],
    links: ["/", "/project-single/7"],
    fragments: ["/project-single/7#plan"],
    ids: ["content"],
    media: ["/media/a-480.jpg"],
    text: "Homes and halls Seven",
  });
});
