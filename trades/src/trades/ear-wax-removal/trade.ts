import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ear-wax-removal',
  kind: 'health-practice',
  names: {
    english: 'Ear wax removal',
    spanish: 'Limpieza de oídos',
    french: 'Audioprothésiste',
    italian: 'Rimozione cerume',
    german: 'Hörakustiker',
    japanese: '補聴器・耳ケア',
    Korean: '보청기 귀 관리',
  },
  naming: {
    english:
      listed(`earwax removal, microsuction, ear clinic, hearing clinic, ear syringing, ear cleaning clinic,
      ear irrigation, hearing aid centre, hearing aid dispenser, mobile ear wax removal, earwax clinic,
      hearing care, ear care, ear wax clinic`),
    spanish: listed('extracción de cerumen, audiología, lavado de oídos, centro de audición'),
    french: listed(`audioprothèse, nettoyage des oreilles, bouchons de cérumen, centre d’audition, audiologie,
      correction auditive`),
    italian: listed('lavaggio auricolare, microsuzione, centro udito, pulizia orecchie, audiometrista'),
    german: listed(`Hörakustikerin, Ohrenreinigung, Hörzentrum, Ohrenschmalzentfernung, Hörgerätegeschäft,
      Hörakustikmeister, Hörakustikmeisterin, Audiologe`),
    japanese: listed('耳掃除専門店, 耳かき専門店, 耳つぼ 耳掃除, イヤーエステ, 認定補聴器技能者'),
    Korean: listed('귀청소방, 청각센터, 귀케어, 보청기 전문점'),
  },
  things: {
    english:
      listed(`ears, wax, hearing, blocked ears, tinnitus, aftercare, drops, otoscope, home visits, moulds,
      batteries, ear plugs, suction`),
    spanish: listed('oídos, cera, audición, acúfenos, tapones, pilas, microsucción, sordera'),
    french: listed('oreilles, cérumen, audition, acouphènes, piles, protections, surdité'),
    italian: listed('orecchie, cerume, udito, acufeni, tappi, pile, sordità, protesi acustiche'),
    german:
      listed(`Gehörschutz, Ohren, Tinnitus, Otoplastik, Batterien, Ohrpassstück, Schmalz, Hören, Hausbesuche,
      Anpassung`),
    japanese: listed('耳, 聞こえ, 聴力, 耳垢, 難聴, 電池, 調整, 耳鳴り, 補聴'),
    Korean: listed('귀, 청력, 귀지, 난청, 이명, 배터리, 이어몰드, 보조금'),
  },
}
