import { Suspense } from 'react'
import { RecoveredLine } from '../recovered/recovered-line.tsx'
import { Banners } from './banners.tsx'
import { Dialogs } from './dialogs.tsx'
import { WishLine } from './wish-line.tsx'

/** What comes over the page: the lines that say what differs from the usual, and the dialog that is open. */
export const OverPage = () => (
  <>
    <Banners />
    <RecoveredLine />
    <WishLine />
    <Suspense>
      <Dialogs />
    </Suspense>
  </>
)
