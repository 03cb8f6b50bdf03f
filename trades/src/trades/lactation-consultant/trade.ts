import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'lactation-consultant',
  kind: 'health-practice',
  otherKind: 'children',
  names: {
    english: 'Lactation consultant',
    spanish: 'Asesora de lactancia',
    french: 'Consultante en lactation',
    italian: 'Consulente per l’allattamento',
    german: 'Stillberatung',
    japanese: '母乳相談室',
    Korean: '모유수유 클리닉',
  },
  naming: {
    english: listed(`breastfeeding support, IBCLC, breastfeeding consultant, infant feeding consultant,
      breastfeeding counsellor, lactation support, tongue tie practitioner, tongue-tie,
      lactation specialist, breastfeeding help, lactation consulting, breastfeeding specialist,
      infant feeding specialist, breastfeeding counselor, lactation counselor,
      lactation help`),
    spanish:
      listed(`consultora de lactancia, lactancia materna, IBCLC, asesoría de lactancia, apoyo a la lactancia,
      consulta de lactancia`),
    french:
      listed(`IBCLC, conseillère en lactation, allaitement, soutien à l’allaitement, accompagnement allaitement,
      consultation allaitement, consultante allaitement`),
    italian: listed(`consulente allattamento, IBCLC, sostegno all’allattamento, consulenza allattamento,
      consulente professionale allattamento materno, consulente in allattamento`),
    german: listed(`Stillberater, Stillberaterin, Laktationsberatung, IBCLC, Stillcafé, Stillbegleitung,
      Stillspezialistin, Still- und Laktationsberater, Still- und Laktationsberaterin, Laktationsberater,
      Laktationsberaterin, Stillgruppe`),
    japanese: listed(
      'おっぱいケア, 母乳育児相談, 桶谷式, 母乳ケア, 乳房ケア, おっぱいマッサージ, ラクテーションコンサルタント, 授乳相談, 母乳マッサージ',
    ),
    Korean: listed(
      '모유수유 전문가, 국제모유수유전문가, 오케타니, 가슴마사지 산후, 젖몸살 마사지, 모유수유 상담, 모유수유 마사지, 단유마사지',
    ),
  },
  things: {
    english:
      listed(`latch, nursing, newborn, bottle, feeding, breast pump, milk supply, mastitis, weaning, home visits,
      sore nipples, expressing, twins, formula`),
    spanish: listed(`pecho, agarre, destete, sacaleches, frenillo, bebé, leche, mastitis, grietas, posparto`),
    french: listed(
      `sein, mise au sein, tire-lait, freins de langue, sevrage, bébé, lait, crevasses, engorgement`,
    ),
    italian: listed('seno, attacco, svezzamento, tiralatte, frenulo, bebè, latte, ragadi, mastite'),
    german:
      listed(`Stillen, Anlegen, Milchstau, Zungenband, Abpumpen, Muttermilch, Flasche, Abstillen, Beikost,
      Neugeborene, Brust, Saugverwirrung`),
    japanese: listed('授乳, おっぱい, 母乳, 卒乳, 断乳, 乳腺炎, 搾乳, 新生児, 混合'),
    Korean: listed('수유, 젖몸살, 단유, 유축, 신생아, 모유, 유선염, 젖물리기, 산모'),
  },
}
