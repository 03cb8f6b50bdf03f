import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'self-storage',
  kind: 'home-call-out',
  names: {
    english: 'Self storage',
    spanish: 'Trasteros',
    french: 'Garde-meubles',
    italian: 'Deposito mobili',
    german: 'Lagerraum',
    japanese: 'トランクルーム',
    Korean: '셀프 스토리지',
  },
  naming: {
    english: listed('storage units, container storage, furniture storage, caravan storage, boat storage'),
    spanish: listed('alquiler de trasteros'),
    french: listed('self-stockage, location de box, box de stockage'),
    italian: listed('self storage, affitto box'),
    german: listed('selfstorage, lagerraum mieten, möbellager, lagerboxen'),
    japanese: listed('レンタル倉庫, 貸し倉庫, 貸しコンテナ'),
    Korean: listed('짐 보관, 창고 대여, 물품 보관'),
  },
  things: {
    english: listed('units, containers, padlock, access, weekly, cctv, boxes'),
    spanish: listed('contenedores, acceso, mensual, almacenaje'),
    french: listed('conteneurs, accès, mensuel'),
    italian: listed('box, container, accesso, mensile, deposito'),
    german: listed('boxen, container, zugang, monatlich, quadratmeter'),
    japanese: listed('収納, 倉庫, 月額, 荷物'),
    Korean: listed('보관, 창고, 월, 짐'),
  },
}
