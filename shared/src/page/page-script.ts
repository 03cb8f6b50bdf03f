import { addressOf } from '../endpoint/endpoint.ts'
import { followHeight } from '../sections/code-embed/embed-height.ts'
import { formTokenSuffix } from '../submission/endpoints.ts'
import { formTokenName } from '../submission/form-fields.ts'
import { scriptJson } from '../text/script-json.ts'
import { countTapPage } from '../visit/endpoints.ts'
import { closedTodayId } from './closed-today.tsx'
import { cookieChoiceId } from './cookie-choice.tsx'

const from = (path: string): string =>
  `var s=d.createElement('script');s.src='https://www.googletagmanager.com/${path}';s.async=1;d.head.append(s);var w=window;w.dataLayer=w.dataLayer||[];`

/** What is loaded once a visitor agrees: a container runs its owner's scripts, and never where websites share an origin. */
const loadScript = (analyticsId: string, container: ScriptOptions['container']): string => {
  if (analyticsId)
    return `function g(){${from(`gtag/js?id=${analyticsId}`)}function t(){w.dataLayer.push(arguments)}t('js',new Date);t('config','${analyticsId}',{cookie_path:location.pathname})}`
  if (container === undefined) return 'function g(){}'
  return `function g(){if(location.host=='${container.notAt}')return;${from(`gtm.js?id=${container.id}`)}w.dataLayer.push({'gtm.start':+new Date,event:'gtm.js'})}`
}

// Nobody but what the visitor agreed to sets cookies at the address of a page.
const withdrawScript = `function u(){function z(n,h){d.cookie=n+'=;max-age=0;path='+location.pathname+h}d.cookie.split('; ').forEach(function(x){x=x.split('=')[0];z(x,'');location.hostname.split('.').forEach(function(_,i,a){z(x,';domain='+a.slice(i).join('.'))})});location.reload()}`

/**
 * The cookie choice: asked once per website, remembered on the device under the website's own name, and made anew from the
 * footer. Whoever takes it back has the page again, without what had been loaded and what that had kept.
 */
const cookieScript = ({ websiteId, analyticsId, container }: ScriptOptions): string => {
  const load = loadScript(analyticsId, container)
  const key = scriptJson(`cookies:${websiteId}`)
  return `var b=d.getElementById('cookies'),o=d.getElementById('${cookieChoiceId}'),k=${key},c=null,r;${load}${withdrawScript}try{c=localStorage.getItem(k)}catch(e){}if(c=='yes')g();if(b){b.hidden=!!c;if(o){o.hidden=false;o.addEventListener('click',function(){var a=b.querySelectorAll('button');r=1;b.hidden=false;a.forEach(function(x){x.ariaPressed=x.value==c});a[0].focus();scrollBy(0,b.offsetHeight)})}b.addEventListener('click',function(e){var v=e.target.value,n=c;if(v){b.hidden=true;c=v;try{localStorage.setItem(k,v)}catch(x){}if(r)o.focus();if(v!=n){if(v=='yes')g();else if(n)u()}}})}`
}

const menuScript = `d.addEventListener('keydown',function(e){if(e.key=='Escape')close(1)});d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('.menu a');if(a)close()});function close(f){var m=d.querySelector('.menu[open]');if(m){m.open=false;if(f)m.querySelector('summary').focus()}}`

// Who writes into a form gets its token meanwhile; whoever sends it sooner than a person can waits for the rest of the
// two seconds that the token must be old. What is being sent shows so and is sent once; whoever comes back to the page,
// or stopped it, may send again. What an email address lacks is said in the form's language, rather than the browser's.
const formScript = `function k(f){return f.k=f.k||fetch(f.action+'${formTokenSuffix}').then(function(r){return r.text()}).then(function(t){var i=d.createElement('input');i.type='hidden';i.name='${formTokenName}';i.value=t;f.append(i);return new Promise(function(y){setTimeout(y,2100)})}).then(function(){f.r=1})}d.addEventListener('focusin',function(e){var f=e.target.form;f&&k(f)});d.addEventListener('submit',function(e){var f=e.target;function go(){f.submit()}if(f.ariaBusy)return e.preventDefault();f.ariaBusy='true';setTimeout(q,9e3);if(!f.r){e.preventDefault();k(f).then(go,go)}});addEventListener('pageshow',q);function q(){for(var f of d.forms)f.ariaBusy=null}d.addEventListener('invalid',function(e){var i=e.target;i.setCustomValidity(i.dataset.invalid||'')},true);d.addEventListener('input',function(e){var i=e.target;i.dataset.invalid&&i.setCustomValidity('')})`

/** Addresses of maps that lead somewhere. */
const mapAddress = String.raw`^https?:\/\/(maps\.|(www\.)?(google\.[a-z.]+\/maps|openstreetmap\.org|bing\.com\/maps|waze\.com)|goo\.gl\/maps)`

/** What a tap on a link is counted as: by the page itself, of whoever runs its script, and without anything of them. */
const tapScript = (websiteId: string): string =>
  `d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a'),h=a?a.href:'',n=/^tel:/.test(h)?'phone':/${mapAddress}/.test(h)?'directions':0;n&&navigator.sendBeacon&&navigator.sendBeacon('${addressOf(countTapPage, { params: { websiteId, tap: '' } })}'+n)})`

// A page stays as it was published; a day that is over where its visitor is goes from it by itself.
const datesScript = `d.querySelectorAll('[data-date]').forEach(function(e){e.dataset.date<new Date().toLocaleDateString('sv')&&e.remove()})`

// Shows the line where all clocks agree that the day is closed and that the night before is over, with the next day on which
// somebody is there; a day of which nobody said anything is passed over in silence.
const closedTodayScript = `try{var n=d.getElementById('${closedTodayId}'),m=JSON.parse(n.dataset.days),l=n.textContent;function j(t,i){t=new Date(+t+i*864e5);return m[1][t.toJSON().slice(0,10)]||m[0][t.getUTCDay()]}function v(z){var s=new Date().toLocaleString('sv',{timeZone:z}),t=new Date(s.slice(0,10)),a=j(t,0),b=j(t,-1),i=1;if(!a||a[0]||b&&b[1]>s.slice(11,16))return'';while(i<8&&(a=j(t,i))&&!a[0])i++;return l+(a&&a[0]?' '+n.dataset.again+' '+a[0]:'')}function x(){var a=(m[2][0]?m[2]:[void 0]).map(v);n.hidden=!a[0]||a[1]==''||a[1]&&a[1]!=a[0];n.textContent=a[0]||l}d.addEventListener('visibilitychange',x);x()}catch(e){}`

/** Whether a page has a link that is counted. */
export const hasTaps = (body: string): boolean =>
  [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].some(([, href = '']) =>
    new RegExp(`^tel:|${mapAddress}`).test(href),
  )

/**
 * The whole script of a published page: Escape closes the menu; the forms' token, what counts taps, days that are over,
 * that today is closed, the height of embeds and the cookie choice where there are any. Each stands in a scope of its own:
 * none takes a name from another.
 */
export const pageScript = (options: ScriptOptions): string => {
  const parts = [
    menuScript,
    options.hasForm && formScript,
    options.hasTaps && tapScript(options.websiteId),
    options.hasDates === true && datesScript,
    options.hasClosedDays === true && closedTodayScript,
    options.hasEmbed === true && followHeight,
    options.cookieBanner && cookieScript(options),
  ]
  const scopes = parts.filter((part) => part !== false).map((part) => `(function(){${part}})()`)
  return `(function(d){${scopes.join(';')}})(document)`
}

interface ScriptOptions {
  readonly websiteId: string
  readonly cookieBanner: boolean
  /** What is counted with, which is '' or proven to be an id. */
  readonly analyticsId: string
  /** A Tag Manager container, proven to be one, and the host where it does nothing. */
  readonly container?: { readonly id: string; readonly notAt: string } | undefined
  readonly hasForm: boolean
  readonly hasTaps: boolean
  readonly hasDates?: boolean
  readonly hasClosedDays?: boolean
  readonly hasEmbed?: boolean
}
