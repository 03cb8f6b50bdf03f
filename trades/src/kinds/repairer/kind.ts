import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'repairer',
  names: {
    english: 'Repairer',
    spanish: 'Reparaciones',
    french: 'Réparation',
    italian: 'Riparazioni',
    german: 'Reparatur',
    japanese: '修理',
    Korean: '수리',
  },
  tone: 'plain-spoken',
  ways: ['walk-in', 'appointment', 'call-out', 'order'],
  families: ['workshop', 'counter', 'press', 'studio'],
  palettes: ['copper-pipe', 'birch', 'workwear', 'newsprint', 'indigo-dye'],
  artwork: {
    forms: ['lines', 'paper', 'brick', 'glyph'],
    motifs: ['bike-repair', 'tire-shop', 'technology-consulting', 'tailoring'],
    never: ['thumb', 'robot', 'flame'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english:
      listed(`broken, spare part, noise, warranty, scratch, screen, restored, restoration, refurbished, tune, tuned,
      tuning, tune up, tune ups, worn, cracked, stuck, rattle, brakes, clutch, gears, chain, wheels, tyres,
      tires, punctures, outboards, laptop, watch, clocks, heels, soles, blades, sharpened, re-covered,
      reupholstered, diagnostics, diagnosis, while you wait, mot, oil change, bodywork, dents, rust, valves,
      strings, injectors, winterizing, winterising, bench time, leather soles`),
    spanish:
      listed(`roto, avería, recambio, ruido, pantalla, restauración, puesta a punto, gastado, frenos, embrague,
      cambio de aceite, cadena, ruedas, neumáticos, pinchazos, baterías, pilas, portátil, móvil, relojes,
      tacones, suelas, afilado, cuchillos, muelles, retapizado, tapizado, encolado, itv, pre-itv, chapa,
      arañazos, óxido, cuerdas, afinación, todas las marcas, coche de cortesía`),
    french:
      listed(`panne, pièce détachée, bruit, écran, casse, dépannage électronique, restauration, restauré,
      remise en état, révision, pièces, usé, freins, embrayage, vitesses, chaîne, roues, pneus, crevaison,
      batterie, piles, ordinateur, téléphone, montres, pendules, talons, semelles, lames, aiguisage, affûtage,
      ressorts, tapisserie, recoller, recolle, réglage, devis de réparation, vidange, courroie,
      contrôle technique, carrosserie, rayures, rouille, cordes, accordage, toutes marques, vélos,
      atelier de réparation, véhicule de prêt`),
    italian:
      listed(`guasto, ricambio, rumore, schermo, rotto, aggiustiamo, restauro, messa a punto, revisione,
      pezzi di ricambio, usurato, freni, frizione, catena, ruote, ruote centrate, gomme, forature,
      camera d’aria, batterie, pile, portatile, telefono, orologi, tacchi, suole, affilatura, coltelli, molle,
      rifacimento divani, imbottitura, sedie impagliate, regolazione, tagliandi, verniciatura, graffi, bolli,
      ruggine, corde, accordatura, tutte le marche, auto sostitutiva, usate revisionate`),
    german:
      listed(`defekt, ersatzteil, geräusch, display, kaputt, instandsetzung, instandgesetzt, aufarbeitung, aufarbeiten,
      aufgearbeitet, restaurierung, restauriert, überholung, revision, revidieren, bremsen, kupplung,
      schaltung, kette, laufräder, reifen, platten, batterie, batteriewechsel, akku, displaybruch, laptop,
      handy, uhren, wanduhren, standuhren, absätze, sohlen, messer schleifen, schleifen, klingen, federn,
      neu beziehen, polstern, polsterung, diagnose, fehlersuche, hu, au, ölwechsel, lack, dellen, saiten,
      ventile, werkstatt, geleimt, verleimt, entwurmt, schellack, flicken, leihrad, ersatzvelo, aufbereitung`),
    japanese:
      listed(`故障, 部品, 修繕, 異音, 割れ, 修理, 直し, 直します, 張り替え, 整備, 調律, 研ぎ, 研ぎ直し, オーバーホール, 分解, 部品交換, パンク, ブレーキ, チェーン, タイヤ, バッテリー,
      電池交換, エンジン, オイル交換, 液晶, ノートパソコン, スマホ, 時計, 靴底, ヒール, かかと, 刃物, バネ, 座面, 塗り直し, キズ, へこみ, サビ, 弦, 修復, 復元, 再生,
      レストア, 車検`),
    Korean:
      listed(`고장, 부품, 소음, 액정, 파손, 수리, 수선, 정비, 조율, 연마, 칼갈이, 분해, 부품 교체, 펑크, 브레이크, 체인, 타이어, 배터리, 건전지, 엔진, 엔진오일, 액정 교체,
      노트북, 휴대폰, 시계, 굽갈이, 밑창, 스프링, 천갈이, 소파 수선, 도색, 흠집, 찌그러짐, 녹, 현 교체, 복원, 복구, 데이터 복구, 윈도우`),
  },
}
