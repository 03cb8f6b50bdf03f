import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stairlift-installer',
  kind: 'home-call-out',
  names: {
    english: 'Stairlifts',
    spanish: 'Sillas salvaescaleras',
    french: 'Monte-escaliers',
    italian: 'Montascale',
    german: 'Treppenlifte',
    japanese: '階段昇降機',
    Korean: '계단 리프트',
  },
  naming: {
    english: listed(
      'stairlift, stairlift installer, stairlift installation, stair lifts, stair lift, curved stairlifts',
    ),
    spanish: listed('salvaescaleras, silla salvaescaleras, elevadores de escalera'),
    french: listed('monte-escalier, installation de monte-escalier, fauteuil monte-escalier'),
    italian: listed('montascale a poltroncina, installazione montascale'),
    german: listed('Treppenlift, Treppenlift Einbau, Treppenaufzug, Sitzlift'),
    japanese: listed('いす式階段昇降機'),
    Korean: listed('계단리프트 설치'),
  },
  things: {
    english: listed('straight stairs, curved stairs, rail, swivel seat'),
    spanish: listed('escalera recta, escalera curva, raíl'),
    french: listed('rail, siège pivotant, escalier tournant'),
    italian: listed('guida, seduta, scala curva'),
    german: listed('Schiene, Sitz, Kurventreppe'),
    japanese: listed('レール, 手すり, 介護'),
    Korean: listed('레일, 어르신, 안전'),
  },
}
