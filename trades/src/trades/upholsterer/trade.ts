import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'upholsterer',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Upholsterer',
    spanish: 'Tapicero',
    french: 'Tapissier',
    italian: 'Tappezziere',
    german: 'Polsterei',
    japanese: '椅子張り',
    Korean: '가구 천갈이',
  },
  naming: {
    english:
      listed(`upholstery, reupholstery, re-upholstery, furniture upholstery, upholstering, reupholster chair,
      recover sofa, upholstery workshop, upholsterers, auto upholstery, car upholstery, reupholster,
      upholstery repair, boat upholstery, motorcycle seats upholstery`),
    spanish: listed(`tapicería, tapizado de sofás, retapizado, tapizado de muebles, tapicera, tapizados,
      tapicería de coches, taller de tapicería, tapizo, tapizamos, retapizamos,
      retapizado de sillas, tapicero a domicilio`),
    french: listed(`tapissier d’ameublement, tapisserie d’ameublement, réfection de sièges, tapissière,
      tapissier décorateur, sellerie auto, tapissier-garnisseur, tapissière décoratrice,
      réfection de fauteuils, tapissière-garnisseuse`),
    italian:
      listed(`tappezzeria, rifacimento divani, rivestimento poltrone, tappezzeria artigiana, tappezziera,
      rivestimento divani, tappezzeria auto, imbottitura divani, tappezzo, tappezziamo,
      tappezziere in stoffa`),
    german: listed(`polsterer, raumausstatter, aufpolstern, polsterarbeiten, polsterwerkstatt, neu beziehen,
      Polstererin, Möbelpolsterei, Autosattlerei, Autosattler, Autosattlerin, Polsteratelier,
      Raumausstatterwerkstatt, Raumausstatterin`),
    japanese:
      listed(`椅子の張り替え, ソファ張り替え, 椅子張替え, 家具張り替え, 椅子張り工房, ソファ張替え, 張替え工房, シート張替え, 椅子張り職人, 椅子の張替え, 椅子張り屋,
      ソファの張替え`),
    Korean:
      listed(`소파 천갈이, 소파 수선, 의자 천갈이, 소파 리폼, 천갈이, 소파 수리, 가죽 천갈이, 카시트 천갈이, 시트 복원, 소파 천갈이집, 의자 수리, 소파 가죽 교체,
      천갈이 공장`),
  },
  things: {
    english:
      listed(`chair, sofa, armchair, fabric, spring, cushion, webbing, horsehair, foam, stool, chairs, sofas,
      springs, headboards, footstools, piping, buttons, stuffing, armchairs`),
    spanish: listed(
      `sofá, silla, tela, cojín, espuma, butaca, sillas, sofás, muelles, cabecero, respaldo, cojines`,
    ),
    french:
      listed(`fauteuil, chaise, tissu, ressort, coussin, canapé, sièges, crin, ressorts, mousse, sangles,
      banquette, bergère`),
    italian:
      listed(`divano, poltrona, tessuto, sedia, molle, gommapiuma, poltrone, divani, sedie, cuscini, testiera,
      bottoni`),
    german: listed(`sessel, sofa, stoff, stuhl, federung, bezug, couch, Stühle, Stoffe, Federkern, Rosshaar,
      Schaumstoff, Eckbank, Neubezug, Leder, Kissen, Knöpfe`),
    japanese: listed('椅子, ソファ, 生地, スプリング, クッション, ウレタン, 合皮, 座面, ベンチ'),
    Korean: listed('소파, 의자, 원단, 쿠션, 스펀지, 가죽, 천, 스프링, 등받이, 식탁의자'),
  },
}
