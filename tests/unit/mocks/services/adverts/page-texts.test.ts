import { describe, expect, test } from 'vitest';
import { readAdvertPage } from '#domain/sourcing/read-advert-page.ts';
import { pageTexts } from '#mocks/services/adverts/page-texts.ts';
import { AdvertPageError } from '#mocks/services/adverts/source.ts';

const portal = `<!doctype html><html><head>
<title>Maison 5 pièces 112 m² à Libourne | Portail</title>
<meta property="og:site_name" content="Portail">
<meta property="og:title" content="Maison 5 pièces 112&nbsp;m² &agrave; Libourne | Portail">
<meta name="description" content="Belle maison, DPE : F.">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"BreadcrumbList","itemListElement":[{"name":"Ventes","price":"1"}]},
 {"@type":["Product","SingleFamilyResidence"],"name":"Maison","address":{"postalCode":"33500","addressLocality":"LIBOURNE"},
  "floorSize":{"value":112.4,"unitCode":"MTK"},"numberOfRooms":{"value":5},
  "offers":{"@type":"Offer","price":"285000.00","priceCurrency":"EUR"},
  "isSimilarTo":[{"offers":{"price":99000}}]}]}</script>
<script>var price = "1 € pour rien";</script><style>p{content:"12 m²"}</style></head>
<body><nav>Acheter à Paris (75001)</nav><h1>Maison</h1><p>Au calme,<br>jardin.</p>
<noscript>Activez JavaScript</noscript><div hidden>Caché : 10 000 €</div>
<aside>Appartement 90 000 € FAI</aside><footer>Portail, 1 rue de Rivoli</footer></body></html>`;

const faultOf = (html: string): string | null => {
  try {
    pageTexts(html);
    return null;
  } catch (error) {
    if (!(error instanceof AdvertPageError)) throw error;
    return error.fault;
  }
};

describe('the texts of a page', () => {
  test('are its data for machines, its title, its summary, and what people see', () => {
    const { title, lead, body } = pageTexts(portal);
    expect(title).toBe('Maison 5 pièces 112 m² à Libourne');
    expect(lead.split('\n')).toEqual([
      'Maison',
      'Prix : 285000 €',
      'Surface habitable : 112,4 m²',
      '5 pièces',
      'LIBOURNE (33500)',
      'Maison 5 pièces 112 m² à Libourne',
      'Belle maison, DPE : F.',
    ]);
    expect(body).toBe('Maison\nAu calme,\njardin.');
  });

  test('are read as an advert', () => {
    expect(readAdvertPage(pageTexts(portal))).toMatchObject({
      type: { value: 'House' },
      priceCents: { value: 28_500_000 },
      areaM2: { value: '112.4' },
      rooms: { value: 5 },
      postalCode: { value: '33500' },
      energyClass: { value: 'F' },
    });
  });

  test('do without data that is broken, of another currency, or of another unit', () => {
    const html = (data: string) =>
      `<title>Appartement à vendre, au pied du tramway</title><script type="application/ld+json">${data}</script>`;
    expect(pageTexts(html('{"price": 1000,}')).lead).toBe('Appartement à vendre, au pied du tramway');
    const foreign = '{"price":200000,"priceCurrency":"CHF","floorSize":{"value":900,"unitCode":"FTK"}}';
    expect(pageTexts(html(foreign)).lead).toBe('Appartement à vendre, au pied du tramway');
    expect(pageTexts(html('[[[[[[[[[[[[[[[{"price":1}]]]]]]]]]]]]]]]')).lead).not.toContain('Prix');
  });

  test('take the price that is told to sharing sites', () => {
    const html =
      '<meta property="product:price:amount" content="199000.5"><title>Studio au centre-ville</title>';
    expect(pageTexts(html).lead).toBe('Prix : 199000,5 €\nStudio au centre-ville');
  });
});

describe('a page that gives nothing', () => {
  test('is one that scripts write', () => {
    expect(faultOf('<div id="app"></div><script>render("Maison 285 000 €, 112 m², Libourne")</script>')).toBe(
      'empty',
    );
    expect(faultOf('')).toBe('empty');
    expect(faultOf('<<<>>> <!-- <p> --> &#0; </')).toBe('empty');
  });

  test('is one nested without end, which is given up', () => {
    expect(faultOf(`${'<i>'.repeat(300_000)}${'</b>'.repeat(200_000)}`)).toBe('empty');
  });
});

test('a huge page gives the beginning of its text', () => {
  const { body } = pageTexts(
    `<title>Terrain à bâtir de 900 m²</title>${'<p>mot mot mot</p>'.repeat(100_000)}`,
  );
  expect(body.length).toBeLessThanOrEqual(20_000);
  expect(body.startsWith('mot mot mot\nmot')).toBe(true);
});
