import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'lodging',
  names: {
    english: 'Lodging',
    spanish: 'Alojamiento',
    french: 'Hébergement',
    italian: 'Alloggio',
    german: 'Unterkunft',
    japanese: '宿泊',
    Korean: '숙박',
  },
  tone: 'warm',
  ways: ['appointment'],
  families: ['field', 'hearth', 'atelier', 'press'],
  palettes: ['harbour', 'oat', 'sage', 'terracotta-pool', 'brass'],
  artwork: {
    forms: ['dusk', 'water', 'brick', 'glyph'],
    motifs: ['condo-rental-agency'],
    never: ['beach', 'umbrella', 'cocktail', 'star', 'suitcase'],
  },
  schemaType: 'LodgingBusiness',
  things: {
    english: ['room', 'bed', 'guest', 'breakfast', 'sea view', 'check in', 'night'],
    spanish: ['habitación', 'cama', 'huésped', 'desayuno', 'noche'],
    french: ['chambre', 'lit', 'hôte', 'petit déjeuner', 'nuitée'],
    italian: ['camera', 'letto', 'ospite', 'colazione', 'notte'],
    german: ['zimmer', 'bett', 'gast', 'frühstück', 'übernachtung', 'ferienwohnung'],
    japanese: ['客室', '宿泊', '朝食', '温泉', '素泊まり'],
    Korean: ['객실', '침대', '조식', '숙박', '바비큐'],
  },
}
