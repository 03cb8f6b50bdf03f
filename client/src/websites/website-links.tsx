import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Link, type LinkProps } from '../app/link.tsx'
import { designerAddress } from '../website/designer-address.ts'
import styles from './website-links.module.css'

interface Listed {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName'>
}

interface NameLinkProps extends Omit<LinkProps, 'to'> {
  website: Listed['website'] & Pick<WebsiteEntry, 'favicon'>
}

/** A website's name with its icon, which opens it in the designer. */
export const NameLink = ({ website, ...rest }: NameLinkProps) => {
  const name = websiteName(website.businessName)
  return (
    <Link {...rest} className={styles.name} to={designerAddress(website)} aria-label={`Edit ${name}`}>
      {website.favicon !== null && <img className={styles.icon} src={website.favicon} alt="" />}
      {name}
    </Link>
  )
}

/** The same over its picture, for whoever points at it; everybody else has the name. */
export const PictureLink = ({ website }: Listed) => (
  <Link className={styles.picture} to={designerAddress(website)} tabIndex={-1} aria-hidden="true" />
)
