/** Body and mind in English diaries: see english.ts. */
export const englishInnerTopics = `
sleep@sleep 2.9 - sleep insomnia nap naps bedtime | slept sleeping asleep awake sleepless melatonin snored snoring
  lie_in lie-in yawned yawning wide_awake sleepy sleepless_night nodded_off tossing_and_turning tossed_and_turned dozed
  drifted_off four_am body_clock early_night bad_dream bad_dreams fell_asleep fall_asleep lay_awake couldn't_sleep
  can't_sleep slept_in jet_lag hours_of_sleep hours'_sleep no_sleep little_sleep up_all_night up_at_four up_at_three
  up_at_five sleeping_through sleeping_bag sleeping_pills three_in_the_morning four_in_the_morning overslept night_feed
  night_feeds sleepwalk | pillow duvet nightmare nightmares dream dreams night nights wake woke alarm bed ceiling
  eyes_open mattress woke_up bedroom yawn insomniac awoke
tired@sleep 2.8 - tiredness exhaustion fatigue | tired exhausted knackered shattered drained weary worn_out sleepy
  burnt_out sluggish wrecked wiped_out worn_down run_down burned_out running_on_empty drowsy dog-tired bone-tired
  bone-weary no_energy out_of_energy worn-out zonked pooped dozy burnout nodding_off eyes_closing half_asleep
  on_my_knees_with_tiredness | heavy energy yawning
loneliness@lonely 2.5 - loneliness solitude being_alone | lonely alone nobody_to_talk isolated left_out by_myself
  on_my_own lonesome no_one_to isolation isolating eating_alone table_for_one nobody_called nobody_rang nobody_knows
  solitary friendless empty_house lonelier loneliest by_herself by_himself ate_alone eats_alone nobody_to_tell
  no_one_else nobody_asked nobody_came nobody_spoke spoke_to_nobody talk_to_myself talking_to_myself only_voice
  empty_chair empty_room empty_flat silent_phone one_plate one_cup solitary_life outsider_at talk_to_the_radiator
  nobody_knows_me on_her_own on_his_own by_yourself company_of_the nobody_spoke_to spoken_to_anyone spoke_to_anyone
  no_one_to_tell haven't_spoken empty_bed crowd_of_strangers | empty invisible quiet single silence cashier radio wall
  voice corridor hello
silence@lonely 1.6 - silence quietness | hush stillness noiseless the_quiet soundless wordless | quiet silent peace
  so_quiet
grief@loss 2.2 - grief mourning loss bereavement | grieve grieving condolences widow widower widowed bereaved obituary
  passed_away missing_him missing_her grieved mourned mourner mourners sorrow year_since anniversary_of_his
  anniversary_of_her first_christmas_without his_clothes her_clothes her_things his_things since_he_died since_she_died
  late_husband late_wife condolence widowhood bereft bereavement_group grief_counsellor his_coat her_coat his_chair
  her_chair his_side her_side his_voice her_voice his_slippers her_slippers his_handwriting her_handwriting his_writing
  her_writing his_shoes her_shoes his_watch her_ring without_you missed_him missed_her year_without
  first_birthday_without lay_two two_plates two_cups still_set laid_two empty_side his_pillow her_pillow wedding_photo
  since_she_went since_he_went before_she_died before_he_died when_she_died when_he_died after_she_died after_he_died
  months_since weeks_since his_birthday_without her_birthday_without still_talk_to_him still_talk_to_her her_phone_still
  his_phone_still without_my headstone scattered_her scattered_his bereavement_leave first_anniversary his_ashes
  her_ashes the_ashes her_plot his_plot his_empty her_empty inherited_his inherited_her outlived | gone miss missed
  without_him without_her empty_chair absence photograph alone coat wardrobe years house chair ashes kettle her_cup
  his_cup voicemail urn gone_now buried
death@loss 2.1 - death dying | died dies deathbed hospice coffin grave cemetery ashes buried burial gravestone
  headstone passed_away passing deceased dying_of terminal memorial memorial_bench scattered_the_ashes urn morgue
  mortuary lost_him lost_her killed mortality dying_man dying_woman last_words slipped_away went_peacefully
  breathed_her_last breathed_his_last death_certificate coroner post-mortem stillness_after died_at dies_in found_dead
  fatal lost_a_patient child_death miscarried_at mourned_by she_died he_died they_died has_died had_died is_dying
  was_dying the_coffin a_coffin the_body end_of_life palliative last_offices death_of | die dead funeral last_breath
  window hand body priest candle
funeral@loss 2.1 the funeral | eulogy undertaker hearse cremation crematorium wake_was pallbearer memorial_service
  coffin order_of_service celebrant | black flowers hymn
illness@ill 2.2 - illness diagnosis disease chronic_illness diabetes flu | ill cough symptoms relapse remission flare
  unwell fever infection asthma migraines autoimmune lupus fibromyalgia chronic colitis ms covid long_covid virus
  stomach_bug nausea nauseous vomiting vomited antibiotics prescription painkiller chest_infection pneumonia dizzy faint
  fainted flare-up symptom thyroid anaemia inhaler insulin blood_sugar blood_pressure migraine aura allergy allergic
  anaphylaxis epipen neurologist treatment_plan side_effects dosage statins beta_blockers heart_attack angina pacemaker
  heart_failure kidney_stones gallstones appendix hernia ulcer eczema psoriasis lesion lesions seizures
  multiple_sclerosis motor_neurone parkinson's_nurse tremor immune immune_system steroids steroid infusion infusions
  transfusion remission_again relapsing chronic_fatigue vertigo dizziness fever_of thermometer paracetamol
  ibuprofen_every cataract glaucoma macular optician optician's flare_day flares bedbound housebound spoons spoonie
  brain_fog medication_change childproof rheumatology immunosuppressant bad_day_for_pain sick_leave signed_off
  chronic_condition invisible_illness symptoms_again energy_for have_you_tried | tablets pills medication doctor
  consultant pharmacy gp chemist dose recover recovery sick pill tablet chest heart breath kidneys blood shaking ward
  scar scars rash
hospital@ill 2 the hospital clinic surgery operation | scan biopsy blood_test bloods mri appointment surgeon
  waiting_room anaesthetic a&e x-ray kidney liver specialist biopsies ct_scan ecg cardiology oncology_ward discharge
  discharged admitted test_results theatre_list catheter cannulas iv sutures stitches_out outpatients cardiologist
  neurologist rheumatologist specialist_appointment heart_monitor stent bypass admitted_to neurology radiology cardiac
  ward_six visiting_hours consultant's surgery_date pre-op post-op theatre_gown under_the_knife hip_replacement
  knee_replacement stent_fitted operating keyhole recovery_room waiting-room bloods_taken scan_results x-rays mri_scan
  colonoscopy endoscopy discharged_home | nurse ward results tests dr drip gown bed corridor letter kidneys
cancer@ill 2.8 - cancer chemo chemotherapy radiotherapy treatment | oncologist oncology tumour tumor mastectomy lump
  metastases wig lymph biopsy_results mammogram chemo_day staging remission radiotherapist hair_loss port stage_two
  stage_three
stroke@ill 2.3 the stroke rehab | physiotherapy speech_therapy | physio
dialysis@ill 2.8 - dialysis transplant | donor dialysed
epilepsy@ill 2.6 - epilepsy seizures seizure
ageing@growing 1.8 - ageing getting_older growing_old age | old_age wrinkles grey_hair pensioner turning_forty
  turning_fifty turning_sixty turning_seventy turning_thirty middle-aged middle_age retirement_home hearing_aid
  reading_glasses bus_pass fiftieth sixtieth seventieth my_age octogenarian ninety-four eighty-one pensioners'
  sheltered elm_court old_woman old_man old_lady frailty frail walking_stick stairs_are_steeper my_age_now at_my_age
  slower_than | older birthday wrinkled ages gray grey fifty sixty seventy eighty mirror knees stick hair ninety
  stairs
pain@body 2 - pain migraine headache back_pain arthritis injury | painkillers sprained aches aching ibuprofen limp
  limping crutches swollen chronic_pain back_spasm slipped_disc sciatica tendon torn_ligament ligament hamstring
  stress_fracture fracture fractured broken_arm broken_leg broken_wrist physiotherapist physiotherapy shin_splints
  concussion plaster_cast in_pain pain_in pain_day painful stiffness my_joints joint_pain flare-up_in my_knees
  sore_knees bad_back bad_knee bad_hip hobbling hobbled painkiller | hurts hurt ache bruise bruised physio sore pains
  stiff sling
joints@body 1.5 my !knee !back !hip !shoulder !wrist !ankle !rib | knee rib hip shoulder ankle wrist
body@body 1.2 my body weight | mirror belly thighs scales calories dieting diet stretch_marks body_image jeans waist
  weight_loss lost_weight put_on_weight dress_size size_fourteen stomach | skin shape thin fat bones
eating@body 2.4 - eating_disorder meal_plan | anorexia bulimia dietician
therapy 2.1 - therapy counselling | therapist counsellor counselor psychologist cbt group_therapy psychiatrist
  counselling_session occupational_health talking_therapy counselled therapy_room | session sessions therapy_session
  couch talk
fear@unease 2.3 - fear dread | afraid scared frightened terrified fears terror fearful scary petrified phobia spooked
  dreaded dreading afraid_of frightened_of scared_of terrified_of stage_fright cowardice coward adrenaline shiver_down
  trembling_hands shaking_hands hands_shaking hands_shook heart_racing heart_thumping frightened_me frightens_me
  cold_sweat nightmares_about | nervous shaking heart_pounding trembling shook trembled dry brave dark
worry@unease 2.3 - worry anxiety stress pressure | anxious panicked panic worried worrying stressed overthinking
  palpitations panic_attack nervous worries anxieties worrier on_edge panicking panic_attacks nerve-wracking restless
  catastrophising catastrophizing overwhelmed under_pressure tight_chest chest_tight butterflies_in spiralling spiraling
  worrying_about anxiously agitated sleepless_with_worry knots_in_my sick_with stomach_in_knots fretting fretted
  dreading_the uneasy uneasiness jittery jumpy pressure_of breathing_app can't_stop_thinking mind_racing what_ifs
  panicky stressing heart_going overthink overthought | breathe breath tense what_if nerves racing chest shaking
courage@unease 1.9 - courage bravery | braver dared dare_to plucked_up courageous stood_up_for spoke_up bravely nerve
  dare daring stand_up_to stood_up_to | brave
memory@remembering 1.8 - dementia forgetting memory | alzheimer's forgets memory_clinic confused repeats_herself
  repeats_himself alzheimers dementia_nurse diagnosis_of_dementia misplaced doesn't_know_me doesn't_recognise
  didn't_recognise muddled calls_me_by wandering wandered sundowning muddle muddled_up confusion confused_her
  confused_him my_name_today doesn't_know_who called_me_by care-home_window day_room memory_café carehome forgetful
  forgot_my_name forgetting_words forgot_who doesn't_remember_me didn't_remember_me called_me_nurse wandered_off
  lost_her_words lost_his_words asked_again same_question again_and_again_asked | forgot forgotten remembered name
  repeats keys sister who kettle room coat yoghurt asked iron fridge
memories@recalling 1.6 - memories childhood nostalgia | the_old_days photo_album grew_up back_then nostalgic
  memory_box old_photo old_photograph childhood_home as_a_child photograph_album grew_up_in | remember remembered
  old_photos used_to_be reminded_me remembering
caring@tending 2.5 - caring care carer care_home | carers caregiver incontinence respite looked_after looking_after
  nursing_home day_centre care_package home_help pill_box wash_him wash_her dress_him dress_her looks_after
  carers_allowance sheltered_housing assisted_living commode walking_frame zimmer stairlift district_nurse
  power_of_attorney meals_on_wheels dossette dosette tablets_box social_services incontinence_pads adult_diapers
  respite_care bed_bath hoist care_plan care_agency care_visits home_visits carer_visit incontinent widowed_lady
  wheelchair_ramp hoisted sitter live-in_carer care_work homecare toileting feeding_her feeding_him dementia_ward
  respite_week social_worker_visit personal_care sheltered_flat adult_social care_assessment her_tablets his_tablets
  attendance_allowance mum's_carer dad's_carer key_safe falls_team memory_clinic look_after_mum look_after_dad
  looking_after_mum looking_after_dad | feeding bathing lift spoon-feed washed wash visits agency nappies chair tablets
  pads flannel
retirement 2.8 - retirement | retired retiring retire leaving_do retiree retirees gold_watch leaving_cake
  farewell_party u3a golf_club first_monday_of since_i_retired retiring_next clock_they_gave carriage_clock farewell_do
  pottering bowls golf_on free_bus_pass years_retired since_retiring last_day_of_work retired_nine the_pension
  my_pension retirement_party when_they_closed forty_years_at forty-one_years | pension clock six kettle cake golf
  nothing empty plant
sobriety@drinking 2.7 - sobriety drinking recovery not_drinking ~drink | sober drank drunk sponsor aa booze alcohol
  vodka whisky whiskey rum hangover hungover relapse cravings craving dry_january off-licence liquor sober_days
  days_sober months_sober step_one step_four twelve_steps higher_power non-alcoholic alcohol-free alcoholic alcoholism
  detox rehab_centre drinker drinkers gin tequila prosecco bottles_of_wine corner_shop_bottle stone-cold_sober
  sober_house home_group serenity_prayer chairs_in_a sponsor's newcomer_chip chip_for day_one day_two day_nine day_ten
  day_eleven off_the_wagon on_the_wagon wagon boozing tipsy pissed hammered merry lager cider ale stout brandy
  wine_box half-bottle bottle_bank bottles_clinking didn't_drink don't_drink haven't_drunk stopped_drinking
  quit_drinking gave_up_drinking | wine beer pint pints bottle glass bar pub meeting tonic mocktail blackout
  lime_and_soda soda poured
smoking 2 - smoking cigarettes | cigarette smoked vape vaping nicotine smoke roll-up rollies fags ashtray lighter
  nicotine_patch patches packet_of
gambling 2.7 - gambling betting | casino slots bookies bets roulette gamble gambled slot_machine slot_machines
  scratchcards online_betting bookmaker odds bet accumulator jackpot horses_running scratchcard placed_a_bet
food@food 1.2 - food eating meals | hungry hunger appetite takeaway pasta rice groceries breakfasts leftovers snack
  snacks porridge cereal crisps pizza noodles | cake bread bowl plate lunch dinner supper tea coffee biscuits ate eat
  meal fridge toast sandwich sandwiches chips breakfast
cooking@food 1.6 - cooking baking soup recipes recipe | cook cooked bake baked dough oven chopped onions stew flour
  saucepan dal curry roast fried stock simmer pie cooked_dinner home-cooked slow_cooker sourdough kneaded kneading
  simmering risotto lasagne lasagna casserole marinade frying_pan chopping cake_tin birthday_cake scones dumplings
  pierogi tamales biryani curry_leaves spices canteen school_kitchen soup_pot bolognese sauce peeled_potatoes
  recipe_book pie_crust home_made homemade | kitchen pan salt garlic bread spoon stirring stirred peeled
faith@faith 1.7 - faith prayer god church mosque chapel temple monastery abbey psalms | pray prayed praying psalm
  sermon rosary priest ramadan imam vicar synagogue congregation parish bible meditation quran shabbat worship pew
  communion iftar fasting kneel knelt baptism confession worshipped worshipping scripture verse_of liturgy eucharist
  altar incense candles choirstalls pastor deacon bishop nun convent cathedral holy_week lent ash_wednesday advent eid
  mecca hijab rabbi torah kosher shul seder passover yom_kippur gurdwara temple_visit mandir puja buddhist retreat
  meditate meditated meditating spiritual spirituality believer belief believed_in_god faithless doubt_in_god
  confirmation evensong bible_study prayer_group lauds vespers compline rites last_rites crucifix nuns chaplain monk
  monks abbot prioress novice vows sister_superior creed sermons funerals_and evening_prayer morning_prayer prayers
  prayerful mass_at holy_communion vestments cassock choir_stalls hymn_books hymnal rosaries novenas salve_regina
  ave_maria lady_chapel blessing_of god's thank_you_lord pray_for praying_for parishioner parishioners churchgoers
  churchwarden organist lychgate sinner confessional penance resurrection afterlife soul_of worshipper pilgrimage
  monastic cloister incense_and agnostic atheist unbelief priesthood presbytery vestry homily seminary lenten
  good_friday easter_vigil the_creed baptised christening parishioners' god_forgive god_bless alleluia the_host
  the_altar father_in_the_church mosque_on minister's prayed_for pray_that spiritual_director retreat_house quaker
  meeting_house faithful | mass father candle blessing soul bells pews hymn hymns silence bell sing book sin sins lord
  font heaven pilgrim easter
rest@resting 0.8 - ~rest doing_nothing time_off | rested resting relaxed slowing_down day_off rested_well lie-down
  recharge recharged recuperate slow_day pyjama_day bubble_bath quiet_day sabbatical | bath stillness slow
waiting@hoping 1.5 - waiting | waiting_list limbo wait_list waiting_for_news awaiting in_limbo on_hold no_news_yet |
  wait waited uncertainty
hope@hoping 1.4 - hope disappointment | hopeful hoping hoped disappointed hopefulness optimistic optimism let_down
  disappointing hoping_for dream_of dreaming_of | maybe luck wish wished wishes hopes
failure@failing 2.3 - failure rejection | failed failing rejected not_good_enough messed_up failures screwed_up
  blew_it messed_it_up wasn't_good_enough rejected_again rejections turned_down didn't_get failed_again failed_my
  dropped_from bombed flopped knocked_back knockback setback setbacks redundant_again failed_the_exam i've_failed
  got_rejected let_everyone_down gave_up_on didn't_get_the_job | lost wrong mistake losing lost_the
doubt@failing 2.4 - doubt self-doubt comparison | imposter impostor fraud giving_up give_up quit quitting
  impostor_syndrome imposter_syndrome insecure insecurity second-guessing second_guess self-esteem confidence inadequate
  not_enough comparing compare compared_myself doubting doubts misgivings unsure not_sure_i confidence_in
  not_clever_enough feeling_thick found_out fraudulent pretender not_good_enough never_good_enough can't_do_this
  couldn't_do_it out_of_my_depth question_myself | doubted clever stupid resign draft
shame@hiding 1.3 - shame embarrassment | ashamed embarrassed humiliated humiliating mortified humiliation cringe
  cringed blushed shameful disgraced red-faced ashamed_of embarrassing embarrassment_of laughing_stock humiliate mockery
  mocked laughed_at feeling_stupid felt_stupid felt_small thick_as went_red hid_in_the hid_the | red stupid laughed
  stared blush
secret@hiding 1.3 the secret lie lies lying hiding hiding_it | lied hid hidden pretend pretending secretly
  have_not_told lied_to lying_to white_lie cover_story keeping_it_from kept_it_from haven't_told_anyone
  not_told_anyone nobody_knows_about double_life made_up_a hid_it hides concealed sneaked snuck secrets unsaid
  unspoken hid_from hiding_from hiding_the kept_it_to kept_quiet_about told_no_one told_nobody never_told don't_tell
  didn't_tell can't_say can't_tell couldn't_tell nearly_said nearly_told in_the_closet truth_came_out confess
  confessed confessing pretending_to pretend_to lied_about | told not_told pretended haven't_told drawer know tell
guilt@hiding 1.2 - guilt regret | guilty regretted remorse my_fault blame blamed guilt-trip regrets regretting
  guilt_of my_own_fault blaming_myself should've shouldn't_have wish_i_had if_only feel_bad felt_bad let_her_down
  let_him_down let_them_down missed_the_play never_apologised should_have_said i_should_have should've_been
  wasn't_there_for never_said_sorry | sorry forgive missed
anger@quarrel 1.3 - anger rage | angry furious fuming temper resentment enraged seething annoyance resentful resent
  resented irritable snapped_at snapped lost_my_temper yelled yelling outraged shouting_at rows_with raging tantrum_of
  punched_the kicked_the threw_a swearing abused bitterness sulk sulked sulking | shouted shouting cross annoyed
  irritated livid screamed screaming slammed shout threw hate rude bitter abuse swore hated
argument@quarrel 1.4 the argument arguments | argued quarrel quarrelled slammed rowed falling-out arguing bickering
  bickered slammed_the_door silent_treatment fell_out fallen_out quarrels disagreement shouting_match big_row
  had_a_row had_a_fight fighting confronted confrontation stormed_out bust-up tiff row_about rowed_about argued_about
  not_speaking not_talking cold_shoulder silent_with_me conflict | shouted sorry ~row ~fight words door fault
forgiveness@quarrel 1.3 - forgiveness apology | forgave apologised apologized forgave_her forgave_him forgives
  making_up made_up_with reconciled reconciliation | sorry forgive forgiven said_sorry apologise forgiving
pride@pride 0.8 - pride | prouder proudly proud_of_myself | proud
change@change 1.2 - change starting_again new_start | fresh_start new_chapter starting_over turning_point transition
  reinvent new_beginning new_beginnings fresh_page brand_new start_again starting_afresh new_life turned_a_corner
  transitional
help@helping 1.3 - help asking_for_help kindness | helped kind_to_me asked_for_help needed_help accept_help generous
  generosity favour favours kindly helping helper lent_a_hand a_stranger good_samaritan helpers supported support_group
  supporting_me leaned_on looked_out_for kindnesses thoughtful good_deed brought_me_a dropped_off_a shopping_for_me
  casserole_on_the neighbourly asked_for_a_hand accepting_help let_someone let_somebody offered_to_help came_round_with
  brought_me_soup kindness_of a_kind_word small_kindness so_kind | strangers kind thank thanked burden stranger lift
  brought
boundaries@helping 1.5 - saying_no boundaries | i_said_no couldn't_say_no put_my_foot_down | said_no say_no
trust 1.1 - trust honesty | trusted trusting betrayed betrayal truthful lied_to_me | honest truth
freedom 1.1 - freedom independence | independent freed liberated liberating autonomy
goodbyes@leaving 2.4 - goodbyes goodbye leaving farewell letting_go | leaving_party last_day leaving_drinks
  said_goodbye saying_goodbye farewells goodbye_to parting waved_goodbye waved_off send-off
crying@crying 0.8 - ?crying | wept weeping sobbed sobbing howled in_tears burst_into_tears teary tearful bawled
  bawling crying_in started_crying started_to_cry couldn't_stop_crying cried_for cried_in cried_all wet_face | tear
  cried cry tears crying
laughter@laughter 1.3 - laughter humour | ~joke giggled giggle giggles giggling cracked_up hysterics
  burst_out_laughing laughed_so_hard | smiled laughed laugh laughing funny silly joking jokes
gratitude@gratitude 1 - gratitude small_joys joy happiness | grateful thankful joyful content gratefully thankfulness
  blessed blessing blessings delight delighted pleasure contentment contented small_things simple_pleasures | smiled
  happy
envy 1.4 - envy jealousy | jealous envious envied envies jealousies comparison_with i_envy envying green_with
  compare_myself comparing_myself comparison
patience 1 - patience
decision@decision 1.4 the decision choice | decide deciding decisions dilemma choosing pros_and_cons torn_between
  crossroads | decided chose
comingout 2.4 - coming_out | gay lesbian bisexual closet queer
transition 2.8 my transition testosterone hormones pronouns | oestrogen estrogen deadname trans binder transitioned
  transitioning dysphoria misgendered chest_binder top_surgery deadnamed my_pronouns she/her gender
menopause 2.4 - menopause | hot_flush hot_flushes hrt
blindness@ill 2.6 - blindness eyesight | cane braille retina going_blind partially_sighted low_vision guide_dog
  magnifier large_print eye_clinic eye_hospital eye_drops cataracts retinal fog_in_my | blind eyes eye light see
  blurred glasses needle bulb letters
deafness@ill 2.6 - hearing deafness hearing_aids hearing_aid sign_language | deaf lip-reading lipread cochlear
  audiologist hearing_test hearing_loss going_deaf lip_reading tinnitus my_left_ear my_right_ear ringing_in
  ear_defenders lip-read deaf_in
adhd@ill 2.2 my adhd autism | autistic meltdown
birthday@growing 1 my ?birthday | candles presents birthdays turned_thirty turned_forty turned_fifty turned_sixty
  birthday_party birthday_cake birthday_card birthday_present my_birthday | cake
`;
