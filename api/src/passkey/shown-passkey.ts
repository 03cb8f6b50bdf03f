import type { Passkey } from '@shingle/shared/passkey/endpoints.ts'
import type { PasskeyRow } from '@shingle/storage/rows/passkeys.ts'

/** A passkey as its owner sees it. */
export const shownPasskey = ({
  _id,
  name,
  createdAt,
  lastUsedAt,
}: Pick<PasskeyRow, '_id' | 'name' | 'createdAt' | 'lastUsedAt'>): Passkey => ({
  ...{ id: _id, name, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
