import { initialValues } from '@shingle/shared/field/field-initial.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { type Theme, themeFields } from '@shingle/shared/theme/theme.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { SiteSketch } from '../site-sketch/site-sketch.tsx'
import styles from './website-thumbnail.module.css'

/** A website seen from far: its own words, faces and colours; a blank board with its name where those are not known. */
export const WebsiteThumbnail = ({ website }: { website: WebsiteEntry }) => {
  const { appearance, businessName } = website
  if (!appearance) {
    return (
      <div className={styles.blank} aria-hidden="true">
        {businessName}
      </div>
    )
  }
  const { heading, text, industry, theme } = appearance
  return (
    <SiteSketch
      words={{ name: businessName, headline: heading || businessName, text }}
      look={lookOf(theme)}
      industry={industry}
    />
  )
}

const lookOf = (stored: Readonly<Record<string, string>>): Look =>
  resolveLook({ ...initialValues(themeFields), ...knownFields(stored) })

/** Only what this version of the theme knows; anything else keeps its initial value. */
const knownFields = (stored: Readonly<Record<string, string>>): Partial<Theme> =>
  Object.fromEntries(
    Object.entries(themeFields).flatMap(([name, field]) => {
      const value = stored[name]
      if (value === undefined) return []
      const fits = field.kind !== 'choice' || field.options.some((option) => option === value)
      return fits ? [[name, value]] : []
    }),
  )
