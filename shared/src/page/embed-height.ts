import { codeEmbedFields } from '../sections/code-embed/fields.ts'

/** What a page of embedded code names its height by, in the message to the page around it. */
const heightName = 'embedHeight'

const { minimum, maximum } = codeEmbedFields.height

/** Stands in the page of embedded code: says how high its content is, and each time that changes. */
export const tellHeight = `(function(e){function t(){parent.postMessage({${heightName}:e.offsetHeight},'*')}new ResizeObserver(t).observe(e);addEventListener('load',t)})(document.documentElement)`

/**
 * Stands in the page around: each frame becomes as high as its own content says, within the field's bounds. Code that says
 * nothing keeps the height that its owner chose.
 */
export const followHeight = `addEventListener('message',function(e){var h=e.data&&+e.data.${heightName};if(h>0)for(var f of d.querySelectorAll('.section-code-embed iframe'))if(f.contentWindow==e.source)f.style.height=Math.max(${minimum},Math.min(h,${maximum}))+'px'})`
