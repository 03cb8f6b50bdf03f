import { lazy } from 'react'
import { LatePart } from '../base/late-part.tsx'
import { RecoveredLine } from '../recovered/recovered-line.tsx'
import { Banners } from './banners.tsx'
import { Dialogs } from './dialogs.tsx'

const WishLine = lazy(async () => ({ default: (await import('./wish-line.tsx')).WishLine }))

/** What comes over the page: the lines that say what differs from the usual, and the dialog that is open. */
export const OverPage = () => (
  <>
    <Banners />
    <RecoveredLine />
    <LatePart isSmall>
      <WishLine />
    </LatePart>
    <LatePart isSmall>
      <Dialogs />
    </LatePart>
  </>
)
