import { isEmail } from '@shingle/shared/email/email.ts'
import { isPhone } from '@shingle/shared/link/phone.ts'
import { isForMachines } from './page/for-machines.ts'
import type { Told } from './page/told.ts'

/** A thing without what in it speaks to machines; undefined where nothing is left of it, or it is not what it is told to be. */
export const forPeople = (told: Told): Told | undefined => {
  switch (told.kind) {
    case 'hours':
      return told
    case 'picture':
      return isForMachines(told.value.text) ? { ...told, value: { ...told.value, text: '' } } : told
    case 'offer':
      if (isForMachines(told.value.name)) return undefined
      return isForMachines(told.value.detail) ? { ...told, value: { ...told.value, detail: '' } } : told
    case 'address':
      return Object.values(told.value).some(isForMachines) ? undefined : told
    case 'phone':
      return isPhone(told.value) ? told : undefined
    case 'email':
      return isEmail(told.value) ? told : undefined
    default:
      return isForMachines(told.value) ? undefined : told
  }
}
