import type { Result } from '@shingle/shared/problem/problem.ts'
import {
  deleteForGoodEndpoint,
  listTrashEndpoint,
  restoreTrashedEndpoint,
  type TrashAnswer,
  weighTrashedEndpoint,
} from '@shingle/shared/trash/endpoints.ts'
import { call } from '../server/call-endpoint.ts'

export const readTrash = (): Promise<Result<TrashAnswer>> => call(listTrashEndpoint, {})

export const weighTrashed = (id: string) => call(weighTrashedEndpoint, { params: { id } })

export const restoreTrashed = (id: string) => call(restoreTrashedEndpoint, { params: { id } })

export const deleteForGood = (id: string) => call(deleteForGoodEndpoint, { params: { id } })
