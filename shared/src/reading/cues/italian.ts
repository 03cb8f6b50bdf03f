import type { CueWords } from './cue-words.ts'

/** The cues of Italian. */
export const italian: CueWords = {
  refusal:
    '(?:ho|abbiamo) smesso (?:con|di)(?: \\p{L}+are)?|tutto tranne|non|no|niente|nessun[oa]?|senza|escluso|esclusi|esclusa|escluse|tranne|mai|né',
  denial: 'niente',
  refusedBefore:
    '(?:no(?:,? grazie)?|mai)$|(?:nemmeno|neanche|neppure)(?: perché .+)?$|l[aeio] lasci(?:o|amo) (?:ad altri|agli altri|ai colleghi|perdere)$|(?<=[\\p{L}\\ue000-\\uf8ff] )(?:io |noi )?non (?:(?:ne|ce ne|l[aeio]|li|ci|gli) )?\\p{L}{2,}(?:o|iamo)$|(?:ad? |presso |d[ae] )?(?:rivolge(?:tevi|rsi)|chiede(?:te|re)|senti(?:te|re)|cerca(?:te|re)|anda(?:te|re)) (?:altrove|(?:a|ad|da|presso) (?:altr[ioae]|un altr[oa])(?: \\p{L}+)?)$|(?<=[\\p{L}\\ue000-\\uf8ff] )non (?:è|sono|si|viene|vengono|mi|ci|ne so)(?: \\p{L}+){1,3}$|(?<=[\\p{L}\\ue000-\\uf8ff] )non (?:più|ne so)$|cerca(?:te|re)? un altr[oa](?: \\p{L}+)?$|non (?:ammessi|accettati|inclus[oaie]|disponibil[ie]|possibile)|vietat[oiae]|esclus[oiae]$',
  promise:
    'non (?:faccio|facciamo) pagare(?: \\p{L}+)*|senza (?:impegno|appuntamento|prenotazione|sorprese|costi|spese|obbligo|pensieri)(?: \\p{L}+)*|non (?:solo|esitate|preoccuparti|serve|occorre)(?: \\p{L}+)*|nessun (?:costo|obbligo|problema)(?: \\p{L}+)*',
  reach:
    'tel(?:efono|efonare)?|chiama(?:re|te|ci|mi)?|whats ?app|cell(?:ulare)?|scriv(?:i|ete|ici|imi)|contatt(?:o|i|aci|ateci)|e-?mail|reperibil[ie]|seguici|info',
  schedule:
    "tutti i giorni|ogni giorno|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic(?:a|he)|lun|mar|mer|gio|ven|sab|dom|apert[oiae]|chius[oiae]|orari[oi]?|week-?end|mattin[ao]|pomeriggi?o?|ser[ae]|notte|giorno e notte|festiv[oi]|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|stagione|estate|inverno|sempre|tutto l['’]anno|sportello|h[\\ue000-\\uf8ff]|mese|a pranzo|a cena",
  ways: {
    'walk-in': 'senza (?:appuntamento|prenotazione)',
    appointment: 'su appuntamento|per appuntamento|su prenotazione',
    'call-out':
      'a domicilio|a casa (?:tua|vostra|sua)|uscita|ritiro a domicilio|pronto intervento|vengo da voi',
    order: 'su ordinazione|ordini|su commissione|asporto|consegna|su misura',
    hire: 'noleggio|noleggiamo|affitto|a noleggio',
    enroll: 'lezioni|cors[oi]|iscrizion[ei]|laborator[io]+|pacchetto',
    donate: 'donazion[ei]|offerta libera|volontari',
  },
  place:
    'in tutt[oa]|in provincia|zona|nei dintorni|e dintorni|provincia di|in città|nella zona|nel raggio|dintorni',
  serves: 'per|rivolto a|dedicato a',
  people:
    'artigiani|imprese|privati|aziende|famiglie|bambini|bimbi|adulti|anziani|principianti|donne|uomini|coppie|studenti|condomini|scuole|ragazzi|adolescenti|tutti|professionisti|neonati|gruppi|persone|ristoranti',
  claim:
    "dal|anni|iscritt[oaie] all[’'] ?(?:albo|ordine)|qualificat[oa]|certificat[oa]|esperienza|garanzia|preventiv[oi] (?:gratuit[oi]|senza impegno)|gratuit[oia]|familiare|generazione|autorizzat[oa]|artigian[oa]|massimo|minimo|compres[oiae]|inclus[oiae]|propri|si parla|consigliati|solo (?:donne|da asporto|contanti)|benvenuti|posti|fatt[eoia] in casa|fresch[ei]",
  person: 'mi chiamo|chiedere di|chiedete di',
  lead: "(?:ti|vi|la) aiut(?:o|iamo) a \\p{L}{2,}(?:are|ere|ire)(?: (?:(?:le|i|il|la|gli) )?(?:tu[aeo]|tuoi|vostr[aeio]))?|(?:io |noi )?(?:faccio|facciamo|offro|offriamo|vendo|vendiamo|riparo|ripariamo|organizzo|organizziamo|insegno|noleggiamo|realizzo|realizziamo|costruisco|costruiamo|scambiamo|montiamo|pulisco|puliamo|do|diamo|preparo|prepariamo|cucio|dipingo|accompagno|curo|seguo|tratto|addestro|fotografo|suono|\\p{L}{3,}iamo)(?: anche)?|(?:anche|inoltre|e|ed|il|lo|la|i|gli|le|un(?!['’])|uno|una|dei|delle|nostri|nostre|tutti i tipi di|servizio di|servizi di|solo|vendita di|specializzat[oaie] in)|l['’]|un['’]",
  tail: 'prezzo (?:dopo|su|da|in)|preventivo|su richiesta|in|con|per|su|dal|dalla|dai|da(?= (?:portar\\p{L}*|asporto|noi|voi|me|te|casa|oggi|domani|anni|sempre|sol[oaie]|(?:mia|mio) \\p{L}+|[\\ue000-\\uf8ff]))|tra|fra|nei|nel|nella|sul|sulla|senza|fino|presso|durante|entro|a domicilio|al sacco|ai|agli|alle',
  option:
    "(?:bambini|adulti)(?: [\\ue000-\\uf8ff])?|singol[oa]|doppi[oa]|tripl[oa]|coppia|online|(?:ogni|per ogni) \\p{L}+(?: in più| extra| aggiuntiv[oa])?|[\\ue000-\\uf8ff] (?:kg|g|ml|cl|l|litri?)|ridotto|piccol[oa]|medi[oa]|grande|a persona|poi|ora|giorno|settimana|mese|tariffa|a domicilio|(?:al )?pezzo|(?:la )?porzione|l['’]ora|al giorno|al mese|l['’]anno|al litro|in più|aggiuntiv[oa]|(?:mezza )?giornata|festivi|weekend|studenti|a cedolino|con pranzo|[\\ue000-\\uf8ff] ?(?:ore|ora|h|giorni|notti|persone|minuti|min|settimane|mesi)",
  verb: '\\p{L}{3,}iamo|è|sono|ha|hanno|può|possono|facciamo|faccio|siamo|si|ti|vi|tuo|tua|vostro|vostra|organizzo|scambiamo|vendiamo|non|accettano|insegno|montiamo',
  and: 'e|ed|o|oppure|&',
  speaksOne: 'io|mio|mia|miei|mie|faccio|offro|organizzo|insegno|riparo|vendo|sono',
  speaksSeveral: 'noi|nostr[oaie]|facciamo|siamo|offriamo|vendiamo|scambiamo|montiamo|ripariamo|abbiamo',
}
