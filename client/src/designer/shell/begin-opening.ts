import type { Place } from '../../app/place.ts'
import { closeEarlyDevice, openDeviceEarly } from '../../replica/open-device.ts'
import { restoreSession } from '../../server/session/session.ts'
import { askTicketEarly, draftIdIn } from './draft-ticket.ts'

/** Begins what the draft that an address names is opened with, while it is still found out whether the person may be there. */
export const beginOpening = async ({ search }: Place): Promise<void> => {
  openDeviceEarly()
  const session = await restoreSession()
  if (session.status !== 'signed-in') return closeEarlyDevice()
  const draftId = draftIdIn(new URLSearchParams(search))
  if (draftId !== null) askTicketEarly(draftId, session.account.id)
}
