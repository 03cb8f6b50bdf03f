import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'

/** As what a file is uploaded that shall stand at this place of a section. */
export const purposeAt = ({ field }: Pick<FieldAddress, 'field'>): UploadPurpose =>
  field === 'logoImage' ? 'logo' : 'image'
