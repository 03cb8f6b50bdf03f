import type { AnySection } from '@shingle/shared/draft/content.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './rail.module.css'

type RowMenuButtonProps = Omit<ComponentProps<'button'>, 'children'> & { section: AnySection }

/** Opens what can be done with a section of the rail. */
export const RowMenuButton = ({ section, ...rest }: RowMenuButtonProps) => (
  <button {...rest} type="button" className={styles.more} aria-label={`More for ${sectionTitle(section)}`}>
    <Ellipsis aria-hidden="true" />
  </button>
)
