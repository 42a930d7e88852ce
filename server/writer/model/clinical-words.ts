// What a summary never says unless the person wrote it: the words of medicine, by how they begin, and of advice.

/** English, then German, French, Spanish, Italian, Portuguese and Dutch. */
export const clinicalWord = new RegExp(
  `^(?:${`depress anxiety disorder diagnos symptom syndrom therap trauma ptsd adhd autis bipolar psycho psychi clinical
  patholog addict alcoholis burnout insomnia panic phobi neuro narciss manic mania ocd suicid dissociat medicat
  antidepress comorbid dysfunction codependen
  depressi angststörung störung diagnose symptom behandlung sucht süchtig schlaflosigkeit zwangs
  dépress anxiété trouble diagnosti symptôme thérap traumat insomni
  depresi ansiedad trastorno síntoma terapia adicci depressiv ansia disturb dipenden ansiedade transtorno sintoma
  vício depressie stoornis verslav angststoornis`
    .trim()
    .split(/\s+/u)
    .join('|')})`,
  'iu',
);

/** Sentences that tell somebody what to do. */
export const advice = [
  /\b(?:you|we) (?:should|ought|must|need to|have to|might want|may want|could (?:try|consider)|can (?:try|consider))\b/iu,
  /\b(?:try to|consider|remember to|make sure|be sure to|don't forget|it (?:may|might|would|could) (?:help|be (?:helpful|good|worth))|i (?:suggest|recommend|advise|encourage)|seek (?:help|support)|talk to (?:a|your) (?:doctor|therapist|professional)|reach out to)\b/iu,
  /\b(?:du solltest|sie sollten|du musst|versuche|versuch doch|denk daran|ich empfehle|ich rate)\b/iu,
  /\b(?:tu devrais|vous devriez|essaie|essayez|n'oublie|pense à|je (?:te|vous) (?:conseille|recommande))\b/iu,
  /\b(?:deberías|debes|intenta|recuerda que|te (?:recomiendo|aconsejo)|dovresti|devi|prova a|ti consiglio|deverias|deves|tenta|recomendo|je zou moeten|probeer)\b/iu,
] as const;
