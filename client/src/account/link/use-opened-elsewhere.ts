import { useEffect } from 'react'
import { refreshSession } from '../../server/session/session.ts'
import { forgetAskedHere, keepAskedHere } from './asked-here.ts'
import { waitForLink } from './waiting-tab.ts'

/** Waits for the link that was mailed to be opened in another tab of this browser: then this one is signed in as well. In this tab it leads on as well. */
export const useOpenedElsewhere = (next: string, onOpened: () => void): void => {
  useEffect(() => {
    keepAskedHere(next)
    return forgetAskedHere
  }, [next])
  useEffect(
    () =>
      waitForLink(next, () => {
        refreshSession(null)
          .then(({ status }) => status === 'signed-in' && onOpened())
          .catch(console.error)
      }),
    [next, onOpened],
  )
}
