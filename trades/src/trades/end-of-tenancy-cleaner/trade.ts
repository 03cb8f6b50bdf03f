import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'end-of-tenancy-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'End-of-tenancy cleaner',
    spanish: 'Limpieza fin de obra',
    french: 'Nettoyage de fin de bail',
    italian: 'Pulizie di fine locazione',
    german: 'Endreinigung',
    japanese: '退去時クリーニング',
    Korean: '이사청소 입주청소',
  },
  naming: {
    english:
      listed(`end of tenancy cleaning, end of tenancy cleaner, end of lease cleaning, move out cleaning,
      move-out cleaning, bond cleaning, vacate cleaning, after builders cleaning, holiday let changeovers,
      airbnb cleaning, turnover cleaning, changeover cleaning, post construction cleaning`),
    spanish: listed(`limpieza fin de alquiler, limpieza final de obra, limpieza de pisos turísticos,
      limpieza de apartamentos turísticos, limpieza fin de contrato`),
    french: listed(`nettoyage fin de chantier, ménage airbnb, nettoyage après travaux, ménage fin de location,
      remise en état logement, nettoyage état des lieux`),
    italian: listed(`pulizie post cantiere, pulizie dopo ristrutturazione, pulizie case vacanza,
      pulizie di fine cantiere, pulizie airbnb`),
    german:
      listed(`Umzugsreinigung, Wohnungsendreinigung, Ferienwohnungsreinigung, Auszugsreinigung, Baureinigung,
      Bauendreinigung, Wohnungsübergabe, Übergabereinigung`),
    japanese: listed('空室清掃, 退去清掃, 原状回復クリーニング, 民泊清掃, 引越し清掃, 入居前清掃'),
    Korean: listed('입주 청소, 이사 청소, 준공청소, 에어비앤비 청소, 거주청소, 숙소 청소'),
  },
  things: {
    english:
      listed(`deposit back, inventory, checklist, landlord, tenants, inside cupboards, limescale, empty flat,
      linen, guests, dust`),
    spanish: listed(
      `fianza, obra, inquilino, huéspedes, llaves, sábanas, piso vacío, polvo de obra, entrega`,
    ),
    french: listed(
      `caution, chantier, locataire, linge, voyageurs, logement vide, état des lieux, clés, peinture`,
    ),
    italian: listed(
      `cauzione, cantiere, inquilino, ospiti, biancheria, chiavi, appartamento vuoto, consegna, residui`,
    ),
    german: listed(`Auszug, Kaution, Abnahmegarantie, Mieter, Vermieter, Bettwäsche, Gästewechsel, besenrein,
      leere Wohnung, Baustaub`),
    japanese: listed('退去, 敷金, 入居, リネン, 鍵, 空室, 管理会社, ゲスト'),
    Korean: listed('보증금, 새집, 빈집, 새집증후군, 실리콘, 게스트, 베란다'),
  },
}
