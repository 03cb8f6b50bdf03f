import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'notary',
  kind: 'professional-office',
  names: {
    english: 'Notary',
    spanish: 'Notaría',
    french: 'Notaire',
    italian: 'Notaio',
    german: 'Notariat',
    japanese: '公証役場',
    Korean: '공증사무소',
  },
  naming: {
    english: ['notary public', 'notarial services', 'notaries', 'loan signing agent', 'signing agent'],
    spanish: ['notario', 'notariado'],
    french: ['étude notariale', 'office notarial', 'notariat'],
    italian: ['studio notarile', 'notaia'],
    german: ['notar', 'notarin', 'notarkanzlei'],
    japanese: ['公証人'],
    Korean: ['공증', '공증인'],
  },
  things: {
    english: ['deed', 'signature', 'power of attorney', 'certified copy', 'affidavit', 'document', 'seal'],
    spanish: ['escritura', 'firma', 'poder', 'herencia'],
    french: ['acte', 'signature', 'succession', 'vente'],
    italian: ['atto', 'firma', 'rogito', 'procura', 'successione'],
    german: ['urkunde', 'beglaubigung', 'kaufvertrag', 'testament', 'vollmacht'],
    japanese: ['公正証書', '認証', '遺言', '署名'],
    Korean: ['서명', '인증', '위임장', '유언'],
  },
  schemaType: 'Notary',
}
