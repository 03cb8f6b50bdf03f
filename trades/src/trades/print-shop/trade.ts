import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'print-shop',
  kind: 'maker',
  names: {
    english: 'Print shop',
    spanish: 'Imprenta',
    french: 'Imprimerie',
    italian: 'Tipografia',
    german: 'Druckerei',
    japanese: '印刷所',
    Korean: '인쇄소',
  },
  naming: {
    english: listed(`printing company, copy shop, copy store, digital printing, book printing, 3d printing,
      3d print service, laser cutting service, business card printing, flyer printing`),
    spanish: listed('copistería, impresión digital, reprografía, impresión 3d'),
    french: listed('imprimeur, impression numérique, reprographie, impression 3d, centre de copie'),
    italian: listed('stampa digitale, copisteria, centro stampa, stampa 3d'),
    german: listed('copyshop, digitaldruck, buchdruck, 3d-druck, offsetdruck, kopierladen, plakatdruck'),
    japanese: listed('印刷会社, コピーショップ, 名刺印刷, 3dプリント, 活版印刷, 印刷屋, 名刺屋'),
    Korean: listed('복사집, 명함 인쇄, 3d 프린팅, 명함집, 현수막 인쇄'),
  },
  things: {
    english:
      listed(`flyers, posters, binding, copies, a4, colour, paper, business cards, filament, prototypes, printer,
      printers`),
    spanish: listed('folletos, carteles, copias, tarjetas'),
    french: listed('flyers, affiches, copies, cartes de visite, papier'),
    italian: listed('volantini, manifesti, copie, biglietti'),
    german: listed('flyer, plakate, bindung, kopien, visitenkarten, papier, druck, prototypen'),
    japanese: listed('チラシ, 名刺, コピー, 冊子'),
    Korean: listed('전단지, 명함, 복사, 책자, 스티커'),
  },
}
