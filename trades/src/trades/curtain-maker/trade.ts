import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'curtain-maker',
  kind: 'maker',
  otherKind: 'building-trade',
  names: {
    english: 'Curtain maker',
    spanish: 'Cortinas a medida',
    french: 'Confection de rideaux',
    italian: 'Tende su misura',
    german: 'Gardinennäherei',
    japanese: 'オーダーカーテン',
    Korean: '맞춤 커튼 블라인드',
  },
  naming: {
    english: listed(`curtain making, made to measure curtains, curtains and blinds, roman blinds, blind maker,
      soft furnishings, blinds installer, window treatments, draperies, drapery workroom, window blinds,
      curtain fitter, curtains made, blinds, curtain fitting, loose covers`),
    spanish:
      listed(`confección de cortinas, cortinas y estores, cortinera, tienda de cortinas, estores a medida,
      instalación de cortinas`),
    french: listed(`rideaux sur mesure, voilages, décoratrice textile, stores intérieurs, confection rideaux,
      couturière d’ameublement, stores bateaux`),
    italian: listed(`confezione tende, tendaggi, tende per interni, tende a pacchetto, tappezzeria e tendaggi,
      tendaggista`),
    german:
      listed(`Gardinenatelier, Gardinen, Vorhänge nach Maß, Gardinenstudio, Gardinenservice, Plissees, Raffrollos,
      Vorhangnäherei, Dekorateur, Dekorateurin, Gardinendekorateur, Gardinendekorateurin,
      Sonnenschutz innen, Jalousien und Plissees`),
    japanese: listed(
      'カーテン専門店, カーテン縫製, カーテン屋, ブラインド工事, カーテン工房, オーダーカーテン店',
    ),
    Korean: listed(
      '커튼, 블라인드, 맞춤커튼, 커튼집, 롤스크린, 커튼 제작, 커튼 블라인드, 홈패브릭, 커튼 가게, 블라인드 가게, 커튼 맞춤',
    ),
  },
  things: {
    english:
      listed(`linings, poles, tracks, cushions, pleats, valances, fabric, hems, pelmets, interlined, tiebacks,
      swags, blackout, measure, eyelets, bedspreads`),
    spanish: listed('cortinas, visillos, telas, rieles, cojines, forro, panel japonés'),
    french: listed('rideaux, doublure, tringles, coussins, tissus, plis, ourlet, housses, occultant'),
    italian: listed('tende, stoffe, binari, cuscini, bastoni, fodera, rullo'),
    german: listed(
      `Vorhänge, Stores, Stoffe, Schienen, Kissen, Raffhalter, Aufmaß, Faltenband, Verdunkelung, Saum`,
    ),
    japanese: listed('カーテン, レース, レール, ブラインド, 採寸, 生地, 遮光, クッション, シェード'),
    Korean: listed('암막, 레일, 원단, 실측, 쿠션, 속커튼, 주름, 우드블라인드, 봉제'),
  },
}
