import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dock-builder',
  kind: 'building-trade',
  otherKind: 'outdoors',
  names: {
    english: 'Dock builder',
    spanish: 'Construcción de embarcaderos',
    french: 'Construction de pontons',
    italian: 'Costruzione pontili',
    german: 'Stegbau',
    japanese: '桟橋工事',
    Korean: '부잔교 선착장 공사',
  },
  naming: {
    english:
      listed(`dock building, docks, boat docks, seawalls, pier builder, jetty builder, boat lifts, dock repair,
      bulkheads, marine construction, marine contractor, pontoons, boathouse builder, pile driving,
      boathouses`),
    spanish: listed(`embarcaderos, pantalanes, muelles flotantes, obras marítimas, construcción de pantalanes,
      hincado de pilotes`),
    french:
      listed(`pontons, quais flottants, construction de quais, travaux maritimes, pontonnier, enfonçage de pieux,
      berges`),
    italian: listed(
      `pontili, pontili galleggianti, opere marittime, darsene, costruzione di moli, battipali`,
    ),
    german:
      listed(`Steganlagen, Bootsstege, Wasserbau, Bootsstegbau, Schwimmstege, Uferbefestigung, Rammarbeiten,
      Bootshausbau`),
    japanese: listed('桟橋, 浮桟橋, 港湾工事, 護岸工事, マリーナ工事, 海洋土木'),
    Korean: listed('선착장, 부잔교, 폰툰, 접안시설, 수상데크, 해양공사'),
  },
  things: {
    english:
      listed(`pilings, decking, barge, lake, river, floats, shoreline, permits, waterfront, riprap, swim ladder,
      ramp`),
    spanish: listed('pilotes, muelle, lago, río, madera, pasarela, orilla, flotadores'),
    french: listed('pieux, lac, rivière, bateau, quai, enrochement, passerelle'),
    italian: listed('pali, lago, fiume, molo, banchina, barca, passerella, riva'),
    german: listed('Steg, Pfähle, Ufer, See, Ponton, Bohlen, Spundwand, Boot, Wasser, Rammen'),
    japanese: listed('杭, 護岸, 海, 湖, 船, 岸壁, 係留, ボート'),
    Korean: listed('말뚝, 호안, 부두, 바다, 저수지, 보트, 데크, 방파제'),
  },
}
