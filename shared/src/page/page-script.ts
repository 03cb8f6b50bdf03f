/** The cookie choice: asked once per website, remembered on the device under the website's own name. */
const cookieScript = (websiteId: string, analyticsId: string): string => {
  const load = /^G-[A-Z0-9]{4,14}$/.test(analyticsId)
    ? `function g(){var s=d.createElement('script');s.src='https://www.googletagmanager.com/gtag/js?id=${analyticsId}';s.async=1;d.head.append(s);var w=window;w.dataLayer=w.dataLayer||[];function t(){w.dataLayer.push(arguments)}t('js',new Date);t('config','${analyticsId}',{cookie_path:location.pathname})}`
    : 'function g(){}'
  const key = JSON.stringify(`cookies:${websiteId}`).replaceAll('<', '\\u003c')
  return `var b=d.getElementById('cookies'),k=${key},c=null;${load}try{c=localStorage.getItem(k)}catch(e){}if(c=='yes')g();if(b){b.hidden=!!c;b.addEventListener('click',function(e){var v=e.target.value;if(v){b.hidden=true;try{localStorage.setItem(k,v)}catch(x){}if(v=='yes')g()}})}`
}

const menuScript = `d.addEventListener('keydown',function(e){if(e.key=='Escape')close(1)});d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('.menu a');if(a)close()});function close(f){var m=d.querySelector('.menu[open]');if(m){m.open=false;if(f)m.querySelector('summary').focus()}}`

/** The whole script of a published page: Escape closes the menu, and the cookie choice where there is one. */
export const pageScript = (options: {
  readonly websiteId: string
  readonly cookieBanner: boolean
  readonly analyticsId: string
}): string =>
  `(function(d){${menuScript}${options.cookieBanner ? `;${cookieScript(options.websiteId, options.analyticsId)}` : ''}})(document)`
