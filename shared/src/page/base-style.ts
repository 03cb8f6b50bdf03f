/**
 * The CSS that every page has: reset, type, buttons, fields, pictures and the frame of sections. Every text lies in the
 * direction that its own first letter tells, as `dir="auto"` has it.
 */
export const baseStyle = `
.site,.site *,.site ::before,.site ::after{box-sizing:border-box}
.site{min-height:100%;background:var(--surface);color:var(--ink);font-family:var(--font-body);font-size:var(--step-0);line-height:var(--body-leading);-webkit-font-smoothing:antialiased;font-synthesis-style:none;font-variant-numeric:lining-nums;overflow-wrap:anywhere;text-align:start}
.mode-published{display:flex;flex-direction:column;min-height:100vh}
.mode-published>main{flex:1}
.site :where(h1,h2,h3,p,ul,ol,dl,dt,dd,figure,blockquote,fieldset,table){margin:0;padding:0;border:0}
.site :where(h1,h2,h3,p,li,dt,dd,td,summary,figcaption,input,textarea){unicode-bidi:plaintext}
.site :where(ul,ol){list-style:none}
.site :where(h1,h2,h3,.heading){font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:var(--heading-tracking);line-height:var(--heading-leading);text-wrap:balance}
.site :where(h1){font-size:calc(var(--size-hero)*var(--heading-scale))}
.site :where(h2){font-size:max(1.2*var(--step-0),min(var(--size-section)*var(--heading-scale),min(100cqi - 2*var(--gutter),560px)/var(--em,1)))}
.site :where(h3){font-size:var(--size-item);line-height:1.2}
.site :where(p,li,dd){text-wrap:pretty}

.site :where(.phone){white-space:nowrap}
.site :where(a){color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
.site :where(img,svg){display:block;max-width:100%}
.site :where(button,input,textarea){font:inherit;color:inherit}
.site :where(:focus-visible){outline:3px solid var(--focus);outline-offset:3px}
.section{--glow:0 0 6px var(--surface);--halo:0 0 2px var(--surface),var(--glow),var(--glow),var(--glow),var(--glow),var(--glow),0 0 20px var(--surface);--edge:max(var(--gutter),(100cqi - var(--wrap))/2);container:section/inline-size;position:relative;background:var(--surface);color:var(--ink);--heading-scale:var(--theme-scale)}
.section.heading-large{--heading-scale:calc(var(--theme-scale)*1.2)}
.section.heading-extralarge{--heading-scale:calc(var(--theme-scale)*1.4)}
.section.fill-gradient{background:linear-gradient(var(--surface),var(--card))}
.wrap{width:min(100% - 2*var(--gutter),var(--wrap));margin-inline:auto;padding-block:var(--section-pad);position:relative}
.joins-above{margin-block-start:-1px}
.joins-above>.wrap{padding-block-start:0}
.rich>*+*{margin-block-start:.75em}
.rich{max-width:var(--prose)}
.rich :where(ul,ol){padding-inline-start:1.25em;list-style:disc}
.rich :where(ol){list-style:decimal}
.site:is(:lang(de),:lang(es),:lang(fr),:lang(it)),.site .has-marks{--heading-leading:var(--marked-leading)}
.site:lang(ja),.site:lang(ko){--theme-scale:calc(var(--size-scale)*.82);--heading-tracking:0;--heading-leading:1.25;--heading-style:normal;line-break:strict;word-break:auto-phrase}
.site:lang(ko),.site:lang(ja) :has(>wbr){word-break:keep-all}
.keep:not(.button *){white-space:nowrap}
.align-center>.wrap>.head{text-align:center;justify-items:center}
.soft,.report{color:var(--ink-soft)}
.small{font-size:var(--step--1);line-height:1.5}
.lines{white-space:pre-line;max-width:var(--prose)}
.lead{font-size:var(--step-1);line-height:1.5}
.button{display:inline-flex;align-items:center;justify-content:center;gap:var(--space-8);min-height:var(--button-height);padding:var(--space-8) var(--button-pad);border:max(1px,var(--border-width)) solid var(--accent);border-radius:var(--radius-button);background:var(--accent);color:var(--on-accent);font-family:var(--button-font);font-weight:var(--button-weight);font-size:var(--button-size);line-height:1.2;text-transform:var(--button-case);text-decoration:none;text-align:center;cursor:pointer;overflow-wrap:anywhere}
.button:hover{background:var(--accent-hover);border-color:var(--accent-hover);color:var(--on-accent)}
.button:active{background:var(--accent-pressed);border-color:var(--accent-pressed);color:var(--on-accent)}
.button-quiet{background:none;color:var(--ink);border-color:currentcolor}
.button-quiet:hover,.button-quiet:active{background:var(--ink);border-color:var(--ink);color:var(--surface)}
.text-link{color:var(--accent-text);font-weight:var(--strong-weight)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-12)}
.picture{display:block;overflow:hidden;border-radius:var(--radius-image);position:relative}
.picture picture{display:contents}
.picture img{width:100%;height:100%;object-fit:cover;object-position:var(--focus-x,50%) var(--focus-y,50%);scale:var(--zoom,1);rotate:var(--turn,0deg);transform-origin:var(--focus-x,50%) var(--focus-y,50%)}
.picture.fit-contain img{object-fit:contain}
.picture.frame-landscape{aspect-ratio:4/3}.picture.frame-portrait{aspect-ratio:3/4}.picture.frame-square{aspect-ratio:1}.picture.frame-circle{aspect-ratio:1;border-radius:50%}
.picture-slot{border:2px dashed var(--ink-soft);color:var(--ink-soft);background:var(--card);display:grid;place-items:center}
.picture-slot>*{grid-area:1/1}
.picture-slot>svg{width:100%}
.picture-slot>span{padding:var(--space-8);text-align:center;font-size:var(--step--1)}
.section-background{position:absolute;inset:0;border-radius:0}
.section-background::after{content:"";position:absolute;inset:0;background:var(--surface);opacity:var(--overlay,.2)}
.has-background>:not(.section-background){position:relative}
.has-background{text-shadow:var(--halo)}
.has-background :is(.button:not(.button-quiet),.fields,.panel){text-shadow:none}
.has-background .button-quiet:not(:hover){background:var(--surface)}
.fields{display:grid;gap:var(--space-16)}
.fields label{display:grid;gap:var(--space-6);font-size:var(--step--1);font-weight:var(--strong-weight)}
.fields :where(input,textarea){width:100%;min-height:48px;padding:var(--space-12) var(--space-16);border:1px solid var(--ink-soft);border-radius:var(--radius-field);background:var(--field);color:var(--ink);font-size:1rem;line-height:1.4;font-weight:400}
.fields textarea{min-height:128px;resize:vertical}
[aria-busy="true"] .button{opacity:.6;cursor:progress}
.fields .trap{position:absolute;inset-inline-start:-9999px}
.hours{border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
.hours :where(th,td){text-align:start;font-weight:400;padding:var(--space-4) 0;vertical-align:top}
.time,.hours th{white-space:nowrap}
.hours th{width:1px;padding-inline-end:var(--space-24)}
.hours td{overflow-wrap:normal}
.hours .note td{padding-block-start:0;color:var(--ink-soft);overflow-wrap:anywhere}
.scrolls{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;gap:var(--gap);margin-inline:calc(50% - 50cqi);padding-inline:var(--edge);scroll-padding-inline:var(--edge);padding-block-end:var(--space-16);scrollbar-width:thin;scrollbar-color:var(--ink-soft) transparent}
.scrolls>*{flex:none;scroll-snap-align:start}
.skip{position:absolute;inset-inline-start:-9999px}
.skip:focus{inset:var(--space-8) auto auto var(--space-8);z-index:9;background:var(--surface);color:var(--ink);padding:var(--space-12) var(--space-16)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`
