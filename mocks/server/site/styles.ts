import type { SiteContent } from '#domain/site/site.ts';

/** Families that visitors have: nothing is fetched from elsewhere. */
const families: Readonly<Record<SiteContent['font'], string>> = {
  inter: "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  lora: "Lora, Georgia, 'Times New Roman', serif",
  poppins: "Poppins, 'Trebuchet MS', 'Segoe UI', Arial, sans-serif",
};

const templates: Readonly<Record<SiteContent['template'], string>> = {
  vitrine: '.hero{min-height:24rem}.hero h1{font-size:clamp(2rem,6vw,3.5rem)}',
  magazine:
    '.hero{min-height:30rem;align-items:flex-end}.hero h1{font-size:clamp(2.25rem,7vw,4.25rem)}section>.in{max-width:46rem}h2{font-size:2.1rem}',
  minimal:
    '.hero{min-height:0;color:#1d1a17;background:#fff}.hero.pic::before{display:none}.hero img{position:static;height:auto;max-height:22rem;order:2}.hero{flex-direction:column;align-items:flex-start}.hero h1{color:var(--p)}section+section{border-top:1px solid #e4ddd3}',
};

/** The style of a public page: its colour and letters, on screens and on paper. */
export const siteStyle = ({ primary, font, template }: SiteContent): string => `
:root{--p:${primary};color-scheme:light}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:4rem}
body{margin:0;font:1rem/1.6 ${families[font]};color:#1d1a17;background:#fff;overflow-wrap:anywhere}
img{max-width:100%;display:block}
a{color:var(--p)}
h1,h2{line-height:1.2;margin:0}
h2{font-size:1.6rem;color:var(--p);margin-bottom:1rem}
.in{max-width:64rem;margin:0 auto;padding:2.5rem 1.25rem}
.bar{position:sticky;top:0;z-index:2;background:#fff;border-bottom:1px solid #e4ddd3}
.bar .in{padding:.75rem 1.25rem;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
.bar strong{margin-right:auto}
.bar nav{display:flex;gap:1rem;overflow-x:auto}
.bar nav a{white-space:nowrap;text-decoration:none;color:#4a443d;padding:.25rem 0}
.note{margin:0;padding:.6rem 1.25rem;background:#fff4d6;color:#5c4300;text-align:center}
.hero{position:relative;display:flex;align-items:center;color:#fff;background:var(--p)}
.hero .in{position:relative;width:100%}
.hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.hero.pic::before{content:"";position:absolute;inset:0;z-index:1;background:rgb(20 16 12/.62)}
.hero.pic .in{z-index:1}
.hero p{font-size:1.2rem;margin:.75rem 0 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:34rem}
th,td{text-align:left;padding:.6rem .75rem;border-bottom:1px solid #e4ddd3}
th{font-size:.85rem;color:#5d564d}
.n{text-align:right;white-space:nowrap}
.taken{color:#6b645b}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;margin:0;padding:0;list-style:none}
figure{margin:0}
figcaption{font-size:.85rem;color:#5d564d;margin-top:.35rem}
.grid img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.35rem}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.4rem 1.25rem;margin:0}
dt{color:#5d564d}
dd{margin:0}
form{display:grid;gap:1rem;max-width:40rem}
.two{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}
label{display:block;font-weight:600}
input:not([type=checkbox]),select,textarea{display:block;width:100%;margin-top:.3rem;padding:.65rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #8d857a;border-radius:.35rem}
.tick{display:flex;gap:.6rem;align-items:flex-start;font-weight:400}
.tick input{width:1.25rem;height:1.25rem;flex:none;margin:.2rem 0 0}
button{justify-self:start;padding:.75rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:var(--p);border:0;border-radius:.35rem;cursor:pointer}
button[disabled]{opacity:.55;cursor:not-allowed}
:focus-visible{outline:3px solid var(--p);outline-offset:2px}
.hp{position:absolute;left:-9999px}
.bad{color:#a11a1a;font-weight:400;display:block;margin-top:.25rem}
.said{padding:.9rem 1rem;border-radius:.35rem;margin:0 0 1rem;max-width:40rem}
.ok{background:#e5f3e8;color:#14532d}
.no{background:#fdeaea;color:#8a1414}
footer{background:#f6f2ec;font-size:.92rem}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.5rem}}
${templates[template]}
@media print{.bar,#contact form,.note{display:none}.in{padding:.75rem 0;max-width:none}section,tr,figure{break-inside:avoid}.hero{min-height:0;color:#1d1a17;background:none}.hero img{position:static;height:auto;max-height:9cm}.hero.pic::before{display:none}.hero{flex-direction:column;align-items:flex-start}}
`;
