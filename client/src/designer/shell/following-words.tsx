import { useHolderIsAway } from '../presence/use-presence.ts'

/** Who has edit control, and whether they are there. */
export const FollowingWords = ({ name }: { name: string }) =>
  useHolderIsAway() ? (
    <>
      <b>{name} edited last and is not here now.</b> Read only, until you take edit control.
    </>
  ) : (
    <>
      <b>{name} is editing.</b> You follow, read only.
    </>
  )
