import { codeEmbedFields } from './fields.ts'

const sectionClass = 'section-code-embed'

/** Whether a page shows embedded code. */
export const hasEmbed = (body: string): boolean => body.includes(sectionClass)

/** What a page of embedded code names its height by, in the message to the page around it. */
export const heightName = 'embedHeight'

/** Between which heights a frame of embedded code stays, in CSS pixels. */
export const embedHeights = codeEmbedFields.height
const { minimum, maximum } = embedHeights

/** Stands in the page of embedded code: says how high its content is, and each time that changes. */
export const tellHeight = `(function(e){function t(){parent.postMessage({${heightName}:e.offsetHeight},'*')}new ResizeObserver(t).observe(e);addEventListener('load',t)})(document.documentElement)`

/**
 * Stands in the page around: each frame becomes as high as its own content says, within the field's bounds. Code that says
 * nothing keeps the height that its owner chose.
 */
export const followHeight = `addEventListener('message',function(e){var h=e.data&&+e.data.${heightName};if(h>0)for(var f of d.querySelectorAll('.${sectionClass} iframe'))if(f.contentWindow==e.source)f.style.height=Math.max(${minimum},Math.min(h,${maximum}))+'px'})`
