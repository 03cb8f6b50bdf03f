import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chiropractor',
  kind: 'health-practice',
  names: {
    english: 'Chiropractor',
    spanish: 'Quiropráctico',
    french: 'Chiropracteur',
    italian: 'Chiropratico',
    german: 'Chiropraktik',
    japanese: 'カイロプラクティック',
    Korean: '카이로프랙틱',
  },
  naming: {
    english: listed('chiropractic, chiropractic clinic, spinal adjustment'),
    spanish: listed('quiropráctica, centro quiropráctico'),
    french: listed('chiropraxie, cabinet de chiropraxie'),
    italian: listed('chiropratica, studio chiropratico'),
    german: listed('chiropraktiker, chiropraktikpraxis'),
    japanese: listed('カイロ, カイロプラクター'),
    Korean: listed('척추 교정'),
  },
  things: {
    english: listed('spine, adjustment, back pain, neck, posture, sciatica'),
    spanish: listed('columna, ajuste, espalda, cuello, postura'),
    french: listed('colonne, ajustement, dos, nuque, posture'),
    italian: listed('colonna, aggiustamento, schiena, collo, postura'),
    german: listed('wirbelsäule, justierung, rückenschmerzen, nacken, haltung'),
    japanese: listed('背骨, 猫背, 腰痛, 首, 矯正'),
    Korean: listed('척추, 교정, 허리, 목, 거북목'),
  },
}
