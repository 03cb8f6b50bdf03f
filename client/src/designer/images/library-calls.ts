import {
  deleteImageEndpoint,
  imageUsesEndpoint,
  listImagesEndpoint,
} from '@shingle/shared/image/endpoints.ts'
import { call } from '../../server/call-endpoint.ts'

export const listImages = (draftId: string) => call(listImagesEndpoint, { params: { id: draftId } })

export const imageUses = (draftId: string, reference: string) =>
  call(imageUsesEndpoint, { params: { id: draftId, reference } })

export const deleteImage = (draftId: string, reference: string) =>
  call(deleteImageEndpoint, { params: { id: draftId, reference } })
