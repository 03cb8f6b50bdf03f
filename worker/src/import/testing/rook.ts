/** The pages of a barber's website, as small businesses have them: told by its data, its text and further pages. */
export const rookPages = {
  'rook.example': `<!doctype html><html lang="en"><head><title>Rook &amp; Son Barbers | Leeds</title>
<meta name="description" content="Barber shop in Leeds">
<meta property="og:image" content="https://rook.example/cover.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BarberShop","name":"Rook & Son Barbers","telephone":"0113 496 0188",
"address":{"@type":"PostalAddress","streetAddress":"14 Kirkgate","addressLocality":"Leeds","postalCode":"LS1 6BY"},
"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Tuesday","Wednesday","Thursday","Friday"],"opens":"09:00","closes":"18:00"},{"@type":"OpeningHoursSpecification","dayOfWeek":"https://schema.org/Saturday","opens":"08:30","closes":"16:00"}],
"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9","reviewCount":"41"}}</script></head>
<body><nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/about-us">About us</a> <a href="/contact">Contact</a></nav>
<main><h1>Rook &amp; Son</h1>
<p>Three chairs on Kirkgate since 2011. Walk in before noon, book after. Cash or card, dogs welcome. We have cut the hair of three generations of Leeds families.</p>
<img src="/chairs-400.jpg" srcset="/chairs-400.jpg 400w, /chairs-1600.jpg 1600w" alt="Three chairs">
<img src="/profile.jpg" srcset="/profile.jpg 320w" alt="The shop’s sign"></main>
<footer><p>Tel <a href="tel:+441134960188">0113 496 0188</a></p><p><a href="mailto:hello@rook.example?subject=Hello">Write to us</a></p></footer></body></html>`,
  'rook.example/prices': `<!doctype html><html><head><title>Prices | Rook &amp; Son Barbers</title></head><body><h1>Prices</h1>
<table><tr><td>Haircut</td><td>£19</td></tr><tr><td>Cut and beard</td><td>£28</td></tr></table>
<div><div>Skin fade</div><div>£24</div></div><ul><li>Hot towel shave £22</li><li>Under twelves £14</li></ul></body></html>`,
  'rook.example/about-us': `<!doctype html><html><head><title>About | Rook &amp; Son Barbers</title></head><body><article><h1>About us</h1>
<p>Arthur Rook opened the shop in 2011 with two chairs and a kettle. His son Ned joined him six years later, and the kettle is still there.</p>
<p>We cut slowly and talk as much or as little as you like. Nobody is hurried out of a chair here, and nobody is sold anything.</p></article></body></html>`,
  'rook.example/contact': `<!doctype html><html><head><title>Contact</title></head><body><h1>Find us</h1><p>14 Kirkgate, Leeds LS1 6BY</p>
<p>Tuesday to Friday 9:00 - 18:00</p><p>Saturday 8:30 - 17:00</p></body></html>`,
} as const
