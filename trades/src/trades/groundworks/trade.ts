import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'groundworks',
  kind: 'building-trade',
  names: {
    english: 'Groundworks',
    spanish: 'Movimiento de tierras',
    french: 'Terrassement',
    italian: 'Movimento terra',
    german: 'Erdarbeiten',
    japanese: '土木工事',
    Korean: '토목 굴삭 공사',
  },
  naming: {
    english:
      listed(`groundworker, excavation, excavation contractor, digger hire with driver, earthmoving, earthworks,
      excavating, land clearing, site preparation, groundworkers, dirt work, bobcat service, trenching,
      footings, grading contractor`),
    spanish: listed(
      `excavaciones, movimientos de tierra, retroexcavadora con maquinista, desmontes, zanjas, excavador`,
    ),
    french: listed(`terrassier, terrassements, travaux de terrassement, VRD, mini-pelle avec chauffeur,
      entreprise de terrassement`),
    italian: listed('scavi, movimenti terra, sbancamenti, escavatorista, scavi e movimento terra, sterri'),
    german: listed(`Erdbau, Baggerarbeiten, Tiefbau, Baggerbetrieb, Tiefbauunternehmen, Aushubarbeiten,
      Minibaggerarbeiten, Baggerunternehmen, Kanalbau`),
    japanese: listed('造成工事, 掘削工事, 重機作業, 土工事, 整地, 土建業, 土木業'),
    Korean: listed('굴삭기 작업, 토목공사, 토공사, 터파기, 굴착, 미니굴삭기'),
  },
  things: {
    english:
      listed(`digger, trenches, soil, drainage, excavator, dumper, topsoil, ponds, tonne, levels, tracks, gravel,
      bulldozer`),
    spanish: listed('tierra, retro, cimientos, miniexcavadora, camión, finca, nivelación'),
    french: listed('tranchées, pelleteuse, terre, drainage, remblai, fouilles, mini-pelle'),
    italian: listed('escavatore, terra, ruspa, terreno, livellamento, trincee, drenaggio'),
    german:
      listed(`Bagger, Aushub, Fundament, Leitungsgraben, Mutterboden, Drainage, Schotter, Planieren, Gräben,
      Baugrube`),
    japanese: listed('重機, ユンボ, 基礎, 残土, 砂利, 掘削, 側溝, ダンプ'),
    Korean: listed('포클레인, 흙, 기초, 성토, 배수로, 덤프, 평탄, 농지'),
  },
}
