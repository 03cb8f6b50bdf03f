import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Link, type LinkProps } from '../app/link.tsx'
import { designerAddress } from '../website/designer-address.ts'
import styles from './website-links.module.css'

interface Listed {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName'>
}

/** A website's name, which opens it in the designer. */
export const NameLink = ({ website, ...rest }: Listed & Omit<LinkProps, 'to'>) => {
  const name = websiteName(website.businessName)
  return (
    <Link {...rest} className={styles.name} to={designerAddress(website)} aria-label={`Edit ${name}`}>
      {name}
    </Link>
  )
}

/** The same over its picture, for whoever points at it; everybody else has the name. */
export const PictureLink = ({ website }: Listed) => (
  <Link className={styles.picture} to={designerAddress(website)} tabIndex={-1} aria-hidden="true" />
)
