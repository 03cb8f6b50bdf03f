import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'architect',
  kind: 'professional-office',
  names: {
    english: 'Architect',
    spanish: 'Arquitecto',
    french: 'Architecte',
    italian: 'Architetto',
    german: 'Architekturbüro',
    japanese: '設計事務所',
    Korean: '건축사사무소',
  },
  naming: {
    english: listed(
      `architecture, architecture practice, architecture studio, architectural designer, architects`,
    ),
    spanish: listed('arquitectura, arquitecta, estudio de arquitectura'),
    french: listed('architecture, cabinet d’architecture, agence d’architecture, architectes'),
    italian: listed('architettura, studio di architettura, architetta'),
    german: listed('architekt, architektin, architekten, architekturstudio'),
    japanese: listed('建築設計, 建築家, 一級建築士事務所, 建築士, 建築設計事務所, 一級建築士'),
    Korean: listed('건축사, 건축 설계, 건축가, 설계사무소, 건축 사무소'),
  },
  things: {
    english: listed(
      `plan, drawing, planning permission, extension, building, house, conversion, site, sketch`,
    ),
    spanish: listed('plano, proyecto, licencia, vivienda, obra'),
    french: listed('plan, permis de construire, maison, extension, chantier'),
    italian: listed('progetto, pianta, permesso, casa'),
    german: listed('entwurf, plan, bauantrag, haus, bauleitung'),
    japanese: listed('設計, 図面, 住宅, 間取り, 確認申請'),
    Korean: listed('도면, 설계, 주택, 인허가, 신축'),
  },
}
