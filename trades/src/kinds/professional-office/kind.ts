import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'professional-office',
  names: {
    english: 'Office',
    spanish: 'Despacho',
    french: 'Bureau',
    italian: 'Studio professionale',
    german: 'Büro',
    japanese: '事務所',
    Korean: '사무소',
  },
  tone: 'quiet',
  ways: ['appointment', 'order', 'walk-in'],
  families: ['ledger', 'press', 'studio', 'clinic'],
  palettes: ['banknote', 'brass', 'indigo-dye', 'delft'],
  artwork: {
    forms: ['keishi', 'paper', 'lines', 'glyph'],
    motifs: [],
    never: ['seal', 'stamp', 'gavel', 'scales', 'abacus', 'blossom', 'handshake'],
  },
  schemaType: 'ProfessionalService',
  things: {
    english: ['contract', 'deadline', 'client', 'document', 'fee', 'signature', 'filing'],
    spanish: ['contrato', 'plazo', 'cliente', 'documento', 'honorario', 'firma'],
    french: ['contrat', 'délai', 'client', 'dossier', 'honoraire', 'signature'],
    italian: ['contratto', 'scadenza', 'cliente', 'pratica', 'parcella', 'firma'],
    german: ['vertrag', 'frist', 'mandant', 'unterlage', 'honorar', 'antrag'],
    japanese: ['契約', '期限', '書類', '申請', '手続き', '相続'],
    Korean: ['계약', '기한', '서류', '신청', '자문'],
  },
}
