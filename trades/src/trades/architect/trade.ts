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
    english: [
      'architecture',
      'architecture practice',
      'architecture studio',
      'architectural designer',
      'architects',
    ],
    spanish: ['arquitectura', 'arquitecta', 'estudio de arquitectura', 'arquitecto técnico'],
    french: ['architecture', "cabinet d'architecture", "agence d'architecture", 'architectes'],
    italian: ['architettura', 'studio di architettura', 'architetta'],
    german: ['architekt', 'architektin', 'architekten', 'architekturstudio'],
    japanese: ['建築設計', '建築家', '一級建築士事務所', '建築士', '建築設計事務所'],
    Korean: ['건축사', '건축 설계', '건축가', '설계사무소'],
  },
  things: {
    english: [
      'plan',
      'drawing',
      'planning permission',
      'extension',
      'building',
      'house',
      'conversion',
      'site',
      'sketch',
    ],
    spanish: ['plano', 'proyecto', 'licencia', 'vivienda', 'obra'],
    french: ['plan', 'permis de construire', 'maison', 'extension', 'chantier'],
    italian: ['progetto', 'pianta', 'permesso', 'casa'],
    german: ['entwurf', 'plan', 'bauantrag', 'haus', 'bauleitung'],
    japanese: ['設計', '図面', '住宅', '間取り', '確認申請'],
    Korean: ['도면', '설계', '주택', '인허가', '신축'],
  },
}
