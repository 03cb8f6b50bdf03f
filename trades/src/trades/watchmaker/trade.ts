import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'watchmaker',
  kind: 'repairer',
  names: {
    english: 'Watchmaker',
    spanish: 'Relojero',
    french: 'Horloger',
    italian: 'Orologiaio',
    german: 'Uhrmacher',
    japanese: '時計修理',
    Korean: '시계 수리',
  },
  naming: {
    english: listed(`watch repair, clock repair, clock restorer, horologist, horology, watch servicing,
      repairs clocks, watch repairs, clock repairs, clock restoration, watch battery replacement,
      antique clock repair, watchmakers, watch batteries, clock mender,
      clock doctor, longcase clocks`),
    spanish: listed(`relojería, reparación de relojes, taller de relojería, relojera, restauración de relojes,
      arreglo de relojes`),
    french:
      listed(`horlogerie, réparation de montres, atelier d’horlogerie, horlogère, restauration d’horloges,
      réparation montre, horloger-réparateur, réparation de pendules`),
    italian: listed(`orologeria, riparazione orologi, orologiaia, restauro orologi, laboratorio orologeria`),
    german: listed(`uhrmacherei, uhrenreparatur, uhrmachermeister, uhrenwerkstatt, Uhrmacherin, Uhrenservice,
      Uhrenrestaurierung, Uhrmacherwerkstatt, Uhrmachermeisterin, Uhrengeschäft, uhren revidieren`),
    japanese: listed('時計店, 時計職人, 時計の修理, 時計屋, 時計師, 腕時計修理, 電池交換, 時計修理工房'),
    Korean: listed('시계방, 시계 수리점, 시계점, 시계수리, 시계 오버홀, 명품시계 수리'),
  },
  things: {
    english:
      listed(`clock, watch, movement, pendulum, strap, battery, longcase, mainspring, dial, watches, clocks,
      cuckoo clocks, movements, straps, grandfather clocks, batteries, chronograph, vintage, dials, carriage clocks,
      ticking, gaskets, springs, glass`),
    spanish: listed(
      `reloj, péndulo, correa, pila, esfera, pilas, correas, maquinaria, cuerda, agujas, pulsera, relojes`,
    ),
    french:
      listed(`montre, pendule, bracelet, pile, mouvement, comtoise, piles, cadran, révision, aiguilles, montres,
      pendules`),
    italian:
      listed(`orologio, pendolo, cinturino, batteria, quadrante, pile, cinturini, pendola, meccanismo, revisione,
      cronografo, lancette, orologi, pila`),
    german:
      listed(`uhr, armbanduhr, pendel, batterie, uhrwerk, Uhren, Batteriewechsel, Armband, Wanduhr, Revision,
      Taschenuhr, Chronograph, Zifferblatt, Zeiger, wanduhren, standuhren, bänder`),
    japanese: listed(
      '時計, オーバーホール, 腕時計, 柱時計, ベルト, 掛け時計, 機械式, 文字盤, ゼンマイ, 電池',
    ),
    Korean: listed(
      '시계, 배터리 교체, 오버홀, 손목시계, 배터리, 시곗줄, 괘종시계, 무브먼트, 태엽, 방수, 분해소제',
    ),
  },
}
