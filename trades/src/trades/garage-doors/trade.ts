import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'garage-doors',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Garage doors',
    spanish: 'Puertas de garaje',
    french: 'Portes de garage',
    italian: 'Porte da garage',
    german: 'Garagentore',
    japanese: 'シャッター修理',
    Korean: '차고문 셔터',
  },
  naming: {
    english:
      listed(`garage door, garage door repair, garage door installation, garage door company, overhead doors,
      garage door opener, roller shutter repair, garage door engineer, garage door replacement,
      shutter doors`),
    spanish: listed(`puertas automáticas, persianas metálicas, puertas seccionales, reparación de persianas`),
    french: listed(`porte de garage, rideau métallique, réparation volet roulant, motorisation de portail`),
    italian:
      listed(`serrande, porte sezionali, portoni garage, riparazione tapparelle, serrandista, basculanti,
      tapparellista`),
    german:
      listed(`Torbau, Torservice, Rolltore, Garagentorantriebe, Tortechnik, Rollladenbauer, Rollladenbauerin,
      Rollladenservice, Industrietore`),
    japanese: listed(
      'ガレージシャッター, シャッター工事, 自動ドア修理, ガレージドア, シャッター屋, シャッター交換',
    ),
    Korean: listed('자동셔터, 셔터 설치, 방화셔터, 차고 셔터, 오버헤드도어'),
  },
  things: {
    english:
      listed(`springs, openers, remotes, tracks, rollers, cables, off track, sectional, up and over, motor,
      broken spring, keypad, panels`),
    spanish: listed('motor, muelles, mando, basculante, seccional, lamas, guías'),
    french: listed('moteur, ressort, télécommande, sectionnelle, lames, tablier'),
    italian: listed('motore, molle, telecomando, sezionale, garage'),
    german: listed(`Tor, Antrieb, Sektionaltor, Federn, Funksteuerung, Handsender, Gurt, Motor, UVV-Prüfung`),
    japanese: listed('シャッター, 電動, モーター, スプリング, リモコン, 車庫, スラット'),
    Korean: listed('셔터, 모터, 리모컨, 스프링, 차고, 자동문, 상가, 슬라브'),
  },
}
