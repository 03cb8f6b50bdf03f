import { embedSandbox } from '../../page/embed-sandbox.ts'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { frameHeightClass } from '../../page/picture-classes.ts'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import type { SectionViewProps } from '../look.ts'
import type { codeEmbedFields } from './fields.ts'

/** The Code Embed section as visitors see it: the owner's code in a frame that can reach nothing of the page. */
export const CodeEmbedView = ({ section, page, layout }: SectionViewProps<typeof codeEmbedFields>) => {
  const { Text } = useKit()
  const parts = usePageParts()
  const src = page.embedUrl(section.id)
  const title = section.heading === '' ? page.strings.embedTitle : section.heading
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        {src === '' ? (
          parts && <parts.EmbedPlace code={section.code} height={section.height} language={page.language} />
        ) : (
          <iframe
            className={frameHeightClass(section.height)}
            src={src}
            title={title}
            sandbox={embedSandbox}
            allow="fullscreen"
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        )}
      </div>
    </SectionShell>
  )
}
