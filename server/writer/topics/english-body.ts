/** Sleep, health, habits and age in English diaries: see english.ts. */
export const englishBodyTopics = `
sleep@sleep 2.9 - sleep insomnia ~nap naps ?bedtime | slept awake sleepless melatonin lie-in sleepless_night
  tossing_and_turning tossed_and_turned drifted_off body_clock early_night bad_dream bad_dreams couldn't_sleep
  couldnt_sleep can't_sleep cant_sleep slept_in jet_lag no_sleep up_all_night sleeping_pills overslept sleepwalk
  lay-in lie-ins a_nap napped napping power_nap forty_winks catnap afternoon_nap sleepless_nights sleep-deprived
  sleep_deprivation sleeplessly bad_night rough_night restless_night broken_night broken_nights slept_badly slept_well
  slept_through hardly_slept didn't_sleep didnt_sleep not_slept no_sleep_again a_wink not_a_wink shut-eye shuteye kip
  kipped insomniac sleep_apnoea sleep_apnea cpap counting_sheep awake_at_two awake_at_three awake_at_four
  awake_since_four awake_since_three awake_since_five awake_all_night woke_at_two woke_at_three woke_at_four woke_at_3
  woke_at_4 woke_at_2 awake_at_3 awake_at_4 awake_at_2 up_since_three up_since_four sleep_tracker zopiclone
  sleep_clinic sleep_hygiene night_owl early_to_bed circadian zzz crashed_out conked_out asleep | sleeping snored
  snoring yawned yawning sleepy sleeping_through dozed nodded_off up_at_four up_at_three up_at_five four_am pillow
  duvet mattress wake woke_up woke awoke yawn eyes_open alarm_clock 3am 4am 2am bed nights tossing nocturnal
tired@sleep 2.8 - tiredness exhaustion fatigue | exhausted weary burnt_out sluggish wiped_out worn_down burned_out
  running_on_empty drowsy dog-tired bone-tired bone-weary no_energy out_of_energy worn-out zonked pooped burnout
  nodding_off eyes_closing sleepy tired_again tired_today tired_all_the bone-deep overtired knackering wore_me_out
  worn_me_out feel_drained felt_drained feeling_drained so_drained i'm_drained im_drained i'm_shattered im_shattered
  feel_shattered felt_shattered absolutely_shattered completely_shattered i'm_wrecked im_wrecked was_wrecked
  ready_to_drop fit_to_drop dead_beat dead-beat tuckered tuckered_out pooped_out creamcrackered cream-crackered wabbit
  jiggered weariness wearily lethargic lethargy listless no_strength running_on_fumes running_on_coffee battery_empty
  burnt-out burned-out burn-out burn_out burning_out burnt_myself worn_to_a fagged_out shagged_out cream_crackered
  flaked_out fell_into_bed could_sleep_for eyes_like_sandpaper heavy_eyes eyes_are_closing bags_under_my dark_circles
  haggard fatigued brain_dead fit_for_nothing dragging_myself no_energy_left can't_keep_awake cant_keep_awake tiredest
  exhausts_me zonked_out so_tired very_tired really_tired always_tired still_tired i_am_tired dead_tired being_tired
  more_tired tired_of_being tired_and tired_but tired_now | drained wrecked run_down worn_out half_asleep shattered
  energy yawning droopy drooping tiring done_in exhausting dozy tired dead_on_my wears_me_out knackered
illness@ill 2.2 - illness diagnosis disease chronic_illness diabetes flu | symptoms unwell infection asthma migraines
  autoimmune lupus fibromyalgia colitis covid stomach_bug nausea nauseous vomiting antibiotics painkiller pneumonia
  dizzy fainted flare-up symptom thyroid anaemia inhaler insulin blood_sugar blood_pressure migraine anaphylaxis epipen
  neurologist treatment_plan kidney_stones gallstones appendix hernia eczema psoriasis seizures multiple_sclerosis
  motor_neurone immune_system steroids steroid transfusion chronic_fatigue vertigo dizziness cataract glaucoma
  flare_day bedbound housebound spoonie brain_fog rheumatology immunosuppressant sick_leave chronic_condition
  under_the_weather sick_day sick_days called_in_sick norovirus sinusitis sinus sinuses tonsillitis tonsils
  strep_throat sore_throat runny_nose blocked_nose bunged_up snotty sniffles head_cold streaming_cold bad_cold
  have_a_cold got_a_cold caught_a_cold a_cold_coming full_of_cold heavy_cold stinking_cold common_cold sneezing coughed
  chesty threw_up puked puking sick_again food_poisoning diarrhoea diarrhea tummy_bug dodgy_tummy stomach_cramps
  high_temperature running_a_temperature temperature_of the_shivers lurgy bronchitis uti cystitis shingles ill_in_bed
  sick_in_bed in_bed_sick crohns ibs coeliac celiac diabetic type_one type_two insulin_pump blood_glucose lyme gout
  hypertension cholesterol anaemic anemia anemic psoriatic hashimoto parkinson parkinsons copd emphysema
  cystic_fibrosis spondylitis rheumatoid osteoporosis me/cfs long-covid incurable hypochondriac health_scare my_health
  ill_health poor_health health_anxiety recuperating convalescing convalescence on_the_mend quarantine self-isolating
  tested_positive laid_up bedridden sickness hayfever dengue malaria typhoid measles chickenpox chicken_pox a_flare
  the_flare flare_up flared_up was_ill i'm_ill im_ill been_ill feel_ill feeling_ill felt_ill so_ill too_ill fell_ill
  very_ill seriously_ill got_ill being_ill high_fever a_fever feverish my_cough bad_cough coughing_all coughing_up
  feeling_poorly been_poorly was_poorly throwing_up got_sick getting_sick | relapse remission flare chronic faint
  prescription tremor optician immune infusion infusions signed_off allergic allergy side_effects dosage thermometer
  lesion lesions virus aura vomited tablets pills medication doctor pharmacy gp chemist dose recovery sick pill tablet
  rash paracetamol temperature sick_of lemsip tissues was_sick throw_up coughing off_sick been_sick feel_sick felt_sick
  feeling_sick contagious flares flaring shivers shivery ulcer ill fever poorly cough
hospital@ill 2 the hospital clinic ?surgery ?operation | biopsy blood_test bloods mri surgeon anaesthetic a&e x-ray
  biopsies ct_scan oncology_ward test_results theatre_list sutures stitches_out outpatients neurologist rheumatologist
  specialist_appointment admitted_to neurology radiology visiting_hours surgery_date pre-op post-op theatre_gown
  under_the_knife hip_replacement knee_replacement bloods_taken scan_results x-rays mri_scan colonoscopy endoscopy
  discharged_home my_surgery the_operation my_operation his_operation her_operation his_surgery her_surgery had_surgery
  having_surgery need_surgery heart_surgery operated_on emergency_room doctor_appointment doctors_appointment
  gp_appointment hospital_appointment clinic_appointment blood_results the_results_are biopsy_result scan_result
  second_opinion anaesthetist anesthesia outpatient inpatient day_case hospital_bed hospital_room hospitals
  ambulance_took ambulance_came called_an_ambulance called_the_ambulance intensive_care icu hdu oncologist surgeons
  my_consultant gynaecologist urologist dermatologist gastroenterologist haematology orthopaedic hospital_car_park
  hospital_food ultrasound_scan colonoscopy_prep medical_tests more_tests pre-med stitches_removed staples_out | scan
  appointment specialist discharged discharge admitted kidney liver bypass cannulas iv catheter operating nurse ward
  results tests stitches keyhole the_consultant waiting_room waiting-room
cancer@ill 2.8 - cancer chemo chemotherapy radiotherapy | oncologist oncology tumour tumor mastectomy biopsy_results
  mammogram chemo_day radiotherapist lumpectomy leukaemia leukemia lymphoma melanoma sarcoma myeloma glioblastoma
  tumours tumors macmillan metastatic metastasis metastasised secondaries malignant malignancy benign tamoxifen
  prostate psa cancerous big_c the_lump a_lump breast_clinic radiation_therapy immunotherapy stage_four cold_cap |
  lump lymph remission staging wig hair_loss stage_two stage_three port metastases treatment infusion scan biopsy
stroke@ill 2.3 the stroke | physiotherapy mini-stroke stroke_ward stroke_unit stroke_clinic strokes aphasia | physio
  rehab speech_therapy left_side weak_side tia
dialysis@ill 2.8 - dialysis transplant | dialysed | donor
epilepsy@ill 2.6 - epilepsy seizures seizure
ageing@growing 1.8 - ageing old_age getting_older growing_old ?age | wrinkles turning_forty turning_fifty turning_sixty
  turning_seventy turning_thirty middle-aged middle_age octogenarian frailty frail stairs_are_steeper aging getting_old
  growing_older feel_old felt_old feeling_old feels_old older_now feel_my_age feeling_my_age feel_my_years old_bones
  senior_moment not_as_young not_getting_younger any_younger young_anymore younger_self going_grey going_gray gone_grey
  grey_hairs going_bald balding bald_patch crow_feet jowls in_my_sixties in_my_seventies in_my_eighties in_my_fifties
  in_my_nineties midlife midlife_crisis mid-life turning_eighty turning_ninety slowing_up time_running_out
  age_is_catching time_flies time_passes time_passing passing_of_time years_go_by years_went_by years_fly
  passage_of_time getting_on_now at_my_age being_old my_old_age i_am_old these_old_legs these_old_bones old_and_slow
  getting_older_is old_age_is | my_age fiftieth sixtieth seventieth bus_pass walking_stick pensioner reading_glasses
  hearing_aid slower_than older wrinkled old_man old_woman elderly old_people too_old birthday i'm_old im_old so_old
  receding years_left how_many_years older_than_i over_the_hill white_hair grey_hair gray_hair
pain@body 2 - pain migraine headache back_pain arthritis injury | painkillers sprained aches aching crutches back_spasm
  slipped_disc sciatica ligament fractured broken_arm broken_leg broken_wrist physiotherapist physiotherapy
  shin_splints plaster_cast sore_knees hobbling hobbled painkiller pains headaches migraines bad_back sore_back
  sore_neck sore_feet sore_shoulder sore_hip sore_legs sore_all_over stiff_neck stiff_back lower_back back_ache
  backache back_went back_has_gone back_is_gone did_my_back back_hurts feet_hurt knees_hurt hip_hurts hurts_to_walk
  trapped_nerve pulled_a_muscle pulled_muscle frozen_shoulder tennis_elbow rsi carpal_tunnel plantar_fasciitis bunion
  bunions toothache earache stomach_ache stomachache tummy_ache belly_ache agony excruciating aching_all_over ached
  everything_hurts hurts_everywhere pain_relief pain_clinic naproxen codeine tramadol co-codamol paracetamol oxycodone
  gabapentin osteoarthritis bursitis tendonitis tendinitis herniated_disc lumbago spasms back_trouble pinched_nerve
  sprain broken_bone broken_bones broken_rib broken_ribs broken_collarbone broken_foot broken_toe broken_ankle
  broke_my_arm broke_my_leg broke_my_wrist broke_my_ankle broke_my_foot injured injuries injury_again in_plaster
  in_a_cast heat_pack hot_pack wheat_bag tens_machine deep_heat voltarol osteopath chiropractor my_back_is my_back_was
  my_back_hurts my_back_again back_is_bad back_is_killing back_was_killing back_seized back_pains sore_hands hands_hurt
  my_hands_hurt hands_are_sore cracked_hands chapped_hands sore_fingers my_feet_hurt feet_are_killing feet_are_sore
  feet_ached back_ached legs_hurt legs_ached in_pain pain_is_back the_pain_is pain_again | swollen limp limping
  ibuprofen painful my_joints tendon my_knees stiffness hurts hurt ache bruise bruised physio sore stiff sling cramp
  throbs throbbing fracture blister blisters hamstring concussion
joints@body 1.5 my ?knee ?hip ?ankle ?rib ?knees ?ribs ?ankles ?!back ?!shoulder ?!wrist | bad_knee bad_knees bad_hip
  dodgy_knee dodgy_hip dodgy_ankle knee_brace knee_support knee_replacement hip_replacement new_hip new_knee meniscus
  cartilage acl rotator_cuff twisted_ankle twisted_my_ankle rolled_my_ankle sprained_ankle knee_pain hip_pain
  ankle_pain wrist_pain my_joints joint_pain kneecap knee_gave bone_on_bone titanium_hip hip_op knee_op knee_hurts
  arthritic knee_surgery knee_hurt knee_is_bad knee_is_sore knee_is_swollen knee_swelled knee_swelled_up knee_killing
  knee_is_killing knees_are_bad knees_are_killing knees_hurt hip_hurt hip_is_bad hip_is_killing my_bad_knee my_bad_hip
  shoulder_hurts shoulder_is_killing ankle_hurts ankle_swollen sore_knee sore_hip | shoulder wrist elbow
body@body 1.2 my !body !weight | calories dieting stretch_marks body_image weight_loss lost_weight put_on_weight
  dress_size body_confidence body_positivity body_shaming fat_shaming overweight obese obesity chubby flabby
  muffin_top love_handles double_chin cellulite self-conscious self_conscious gained_weight gaining_weight weight_gain
  losing_weight lose_weight putting_on_weight put_weight_on on_a_diet my_diet crash_diet calorie calorie_counting
  carbs low-carb keto fasting_window ozempic mounjaro wegovy slimming_world weight_watchers slimming_club slimming bmi
  i'm_fat im_fat feel_fat felt_fat fat_again look_fat too_fat too_thin my_belly my_thighs my_tummy my_waist my_breasts
  my_boobs my_scars how_i_look what_i_look look_ugly feel_ugly so_ugly hate_my_body love_my_body own_body in_my_body
  pimples zits body_hair bloated bloating hate_how_i doesn't_fit_me doesnt_fit_me don't_fit_me dont_fit_me
  nothing_fits clothes_don't_fit clothes_dont_fit changing_body | mirror belly thighs scales jeans waist stomach
  stretch size_fourteen diet body weight ugly fat shape skinny so_fat acne my_skin
eating@body 2.4 - eating_disorder ?meal_plan anorexia bulimia | dietician anorexic bulimic binge_eating bingeing_and
  my_ed safe_foods safe_food fear_food fear_foods orthorexia dietitian disordered_eating skipped_meals skipping_meals
  make_myself_sick made_myself_sick underweight weighed_myself | binge snack scales calories binged bingeing purge
  purged purging restricting
therapy 2.1 - therapy counselling | therapist counsellor counselor psychologist psychiatrist counselling_session
  therapy_room counseling therapists counsellors my_shrink emdr dbt psychotherapy psychotherapist mental_health_team
  camhs iapt talking_therapies inner_child | occupational_health counselled session sessions couch group cbt
memory@remembering 1.8 - dementia ?forgetting ?memory | forgets memory_clinic repeats_herself repeats_himself
  alzheimers doesn't_know_me doesnt_know_me doesn't_recognise doesnt_recognise didn't_recognise didnt_recognise
  sundowning muddled_up doesn't_know_who doesnt_know_who called_me_by carehome forgetful forgot_my_name
  forgetting_words forgot_who doesn't_remember_me doesnt_remember_me didn't_remember_me didnt_remember_me
  called_me_nurse wandered_off alzheimer dementia_care dementia_cafe early-onset early_onset lewy_body memory_loss
  memory_problems memory_test memory_going called_me_mummy sundowner doesn't_know_where doesnt_know_where
  didn't_know_me didnt_know_me didn't_know_who didnt_know_who forgets_who forgets_that doesn't_recognize
  doesnt_recognize didn't_recognize didnt_recognize keeps_asking_where keeps_forgetting repeating_herself
  repeating_himself keeps_repeating forgetfulness brain_fog mini-mental lucid_moment asked_who_i forgot_who_i
  same_question_again asks_again asking_again keeps_asking forgot_again | confused confusion muddled muddle misplaced
  day_room my_name_today asked_again same_question forgot forgotten repeats remembers recognise lucid absent-minded
caring@tending 2.5 - caring carer care_home caregiving | carers caregiver incontinence looked_after looking_after
  nursing_home day_centre care_package home_help pill_box wash_him wash_her dress_him dress_her looks_after
  carers_allowance assisted_living walking_frame zimmer stairlift district_nurse power_of_attorney meals_on_wheels
  dosette incontinence_pads adult_diapers respite_care bed_bath care_plan care_agency home_visits carer_visit
  incontinent wheelchair_ramp homecare toileting dementia_ward respite_week personal_care adult_social care_assessment
  attendance_allowance key_safe falls_team look_after_mum look_after_dad looking_after_mum looking_after_dad
  carer_allowance carers_assessment carer_assessment carers_break looked_after_her looked_after_him looking_after_her
  looking_after_him looking_after_my look_after_my look_after_her look_after_him taking_care_of took_care_of caring_for
  care_for_her care_for_him caregivers mum_care sandwich_generation had_a_fall another_fall bed_sores pressure_sores
  spoon_feed spoon-feeding night_sitter care_needs care_costs care_fees into_a_home in_a_home downstairs_bed
  washing_her washing_him bathed_her bathed_him bathing_her bathing_him helped_her_dress helped_him_dress
  wheelchair_access zimmer_frame dosette_box blister_pack bed_rails nursing_homes elder_care eldercare burden_to
  respite minding_her minding_him needs_help_with helped_her_wash helped_him_wash help_her_wash help_him_wash
  the_carers in_respite | hoist hoisted feeding_her feeding_him her_tablets his_tablets social_services sheltered_flat
  care_work sheltered_housing tablets_box commode care_visits bathing pads wheelchair tablets spoon-feed
retirement 2.8 - retirement | retiring retire retiree retirees gold_watch u3a retiring_next free_bus_pass the_pension
  my_pension retirement_party retired semi-retired retirement_age state_pension pension_age pension_pot pension_day
  superannuation retirement_do post-retirement forty_years_in years_of_service not_working_anymore | pottering
  leaving_do leaving_cake golf_club farewell_do farewell_party carriage_clock pension golf bowls
sobriety@drinking 2.7 - sobriety not_drinking ?recovery | sober dry_january sober_days twelve_steps higher_power
  sober_house serenity_prayer chip_for off_the_wagon on_the_wagon haven't_drunk havent_drunk stopped_drinking
  quit_drinking gave_up_drinking aa_meeting aa_meetings an_aa my_sponsor sobered sober_for sober_curious sober_life
  no_alcohol without_a_drink off_the_drink off_the_booze off_the_bottle quit_alcohol quit_booze stopped_the_drink
  giving_up_drink giving_up_drinking given_up_drinking sober_october sponsee twelve-step 12-step relapsed
  wanted_a_drink sponsor_says sponsor_said sponsor_rang sponsor_told | craving cravings relapse detox sponsor
  alcohol-free non-alcoholic aa meeting mocktail tonic soda lime_and_soda don't_drink dont_drink didn't_drink
  didnt_drink
smoking 2 - smoking cigarettes vaping | cigarette vape nicotine rollies fags nicotine_patch ciggie ciggies a_fag
  rollie roll-ups baccy tobacco smoker smokers ex-smoker non-smoker chain-smoking a_smoke smoke_break fag_break
  nicotine_gum vapes vaped e-cigarette packet_a_day pack_a_day twenty_a_day | smoked smoke lighter patches ashtray gum
  patch craving cravings roll-up
gambling 2.7 - gambling ?betting | casino bookies slot_machine slot_machines scratchcards bookmaker scratchcard
  placed_a_bet gambler gamblers gambling_debt bookie betting_shop fruit_machine fruit_machines lottery_ticket blackjack
  gamblers_anonymous gamstop betting_app scratch_card scratch_cards pokies | odds bet gamble gambled roulette slots
  poker lottery winnings stake accumulator jackpot bets
food@food 1.2 - food ?eating meals | appetite comfort_eating food_shopping big_meal home_cooking foods foodie
  no_appetite can't_eat cant_eat couldn't_eat couldnt_eat not_eaten haven't_eaten havent_eaten best_meal
  healthy_eating eating_well eating_too_much overeating overate eat_properly empty_cupboards empty_fridge | hungry
  takeaway pasta rice groceries breakfasts leftovers snack snacks porridge cereal crisps pizza noodles meal feast
  portion portions second_helping vegan vegetarian tasty delicious hunger starving famished ravenous peckish feasted
  feasting
cooking@food 1.6 - cooking ?baking ?soup recipes recipe | cooked simmer home-cooked slow_cooker simmering marinade
  dumplings pierogi tamales biryani curry_leaves soup_pot bolognese peeled_potatoes recipe_book pie_crust home_made
  homemade cooked_a cook_for made_soup making_soup made_a_curry made_a_stew made_a_cake bake_a_cake baked_a_cake
  cookbook cookery mixing_bowl apple_pie cinnamon_rolls roast_dinner sunday_roast sunday_dinner broth chutney
  jam-making making_jam pickling fermenting slow-cooker air_fryer wok meal_prep egusi fufu adobo tagine kimchi gumbo
  cornbread collard_greens chapati chapatis roti parathas idli sambar rajma paneer biryanis masala peeling_potatoes
  chopping_onions chopped_onions bake_bread baked_bread baked_a i_baked we_baked | cook oven chopped stew flour dal
  curry roast fried stock pie canteen frying_pan school_kitchen spices pan garlic stirring stirred peeled burnt lasagne
  lasagna marmalade pressure_cooker casserole risotto chopping sauce preserves saucepan made_dinner making_dinner
  cook_dinner cooking_dinner cooked_dinner bake baked cooked_for jollof brownies muffins flapjacks gingerbread
rest@resting 0.8 - ?rest doing_nothing time_off day_off | resting slowing_down rested_well lie-down recharge recharged
  recuperate pyjama_day sabbatical a_rest need_rest needed_rest need_to_rest needed_to_rest some_rest my_rest rest_day
  rest_days bed_rest day_of_rest proper_rest well_rested rested_up put_my_feet lie_down_for lay_down_for lazy_day
  lazy_sunday lazy_morning unwind unwinding unwound switch_off switching_off chilled_out slow_morning pottered_about
  spa_day duvet_day pyjamas_all_day time_for_myself me_time me-time self-care self_care bubble_bath | slow_day relaxed
  bath slow relax chilled massage sofa slow_down relaxing do_nothing did_nothing breather chilling rested days_off
  week_off took_a_break take_a_break taking_a_break long_bath hot_bath feet_up
menopause 2.4 - menopause perimenopause | hot_flush hot_flushes hrt menopausal perimenopausal hot_flash hot_flashes
  night_sweats brain_fog change_of_life hormone_replacement oestrogen_gel estradiol | hormones mood_swings
blindness@ill 2.6 - blindness eyesight | braille retina going_blind partially_sighted low_vision guide_dog magnifier
  large_print eye_clinic eye_hospital cataracts retinal fog_in_my my_sight his_sight her_sight sight_loss
  visually_impaired visual_impairment macular macular_degeneration glaucoma cataract retinitis optic_nerve white_cane
  screen_reader registered_blind legally_blind eye_appointment blurred_vision my_vision double_vision | cane eye_drops
  blind blurred glasses
deafness@ill 2.6 - hearing_loss deafness hearing_aids ?hearing_aid ?hearing sign_language | deaf lip-reading lipread
  cochlear audiologist lip_reading tinnitus my_left_ear my_right_ear ringing_in ear_defenders lip-read deaf_in bsl asl
  hard_of_hearing cochlear_implant lipreading audiology deaf_community my_hearing his_hearing her_hearing | hearing_dog
  subtitles hearing_test
adhd@ill 2.2 my autism adhd | autistic neurodivergent neurodiverse asd aspergers asperger sensory_overload
  sensory_room sensory_needs sensory stimming hyperfocus ritalin concerta elvanse vyvanse adderall executive_function
  ear_defenders echolalia on_the_spectrum non-verbal nonverbal adhd_meds dyslexia dyslexic dyspraxia dyspraxic
  tourette ehcp senco special_needs sen_school late-diagnosed autism_assessment | meltdown meltdowns masking overload
  fidget
dreams@sleep 1 - dreams nightmares | ~dream nightmare dreamt dreamed bad_dream had_a_dream dreamt_of dreamed_of
  dreamt_about dreamed_about dreaming_about strange_dream weird_dream same_dream vivid_dream recurring_dream
  in_my_dream in_the_dream dream_last_night dream_about night_terrors night_terror dream_again sleepwalking | dream
  woke dreaming dream_of dream_job
heart@ill 2.2 - heart_trouble heart_attack | heart_attacks heart_failure heart_surgery heart_disease heart_condition
  heart_murmur heart_bypass open-heart open_heart triple_bypass bypass_surgery stent stents stent_fitted angina
  angiogram pacemaker cardiac cardiac_rehab cardiology cardiologist cardiac_class ecg ekg atrial atrial_fibrillation
  afib arrhythmia beta_blocker beta_blockers statins gtn_spray gtn heart_monitor chest_pains chest_pain
  tightness_in_my heart_tablets dodgy_heart bad_heart weak_heart heart_valve valve_replacement aneurysm defib_fitted
  warfarin blood_thinners | blood_pressure chest breathless aspirin artery
periods@ill 2.2 - periods endometriosis | my_period endo pmdd pcos pmt pms period_pain period_pains period_cramps
  came_on_early tampon tampons sanitary_towel sanitary_towels sanitary_pads heavy_bleeding bleeding_heavily fibroids
  hysterectomy ovary ovaries ovarian_cyst cysts menstrual menstruation menstruating womb_lining laparoscopy
  laparoscopic adenomyosis gynae gynaecologist gynecologist smear_test mooncup my_cycle bled_through | period cramps
  hot_water_bottle flare cramp painkillers the_curse
teeth 1.3 my ?teeth | toothache dentist dentists root_canal wisdom_tooth wisdom_teeth dentures false_teeth abscess
  orthodontist braces a_filling new_filling tooth_out tooth_pulled chipped_tooth broken_tooth cracked_tooth
  gum_disease hygienist lost_a_tooth my_tooth my_gums toothless dental_appointment | tooth gums filling jaw crown
  dental fillings retainer extraction
alcohol@drinking 1.7 - drinking alcohol booze | hangover hungover boozing boozy too_much_wine too_much_beer
  drank_too_much drunk_too_much drinking_too_much too_many_drinks drinks_too_much drinking_again on_the_drink
  on_the_piss bender blackout_drunk got_drunk get_drunk getting_drunk so_drunk i'm_drunk im_drunk too_drunk
  blind_drunk drunk_again drunk_last drunken drunkard alcoholic alcoholics alcoholism alcohol_problem drink_problem
  drinking_problem a_drinker heavy_drinker drinkers bottle_a_night bottle_of_wine bottle_of_vodka bottle_of_whisky
  hip_flask wine_every_night glass_too_many liquor_store smelled_of_drink smelt_of_drink smell_of_drink tipsy
  pub_crawl binge-drinking one_too_many | drank drunk drink vodka whisky whiskey gin rum tequila prosecco beer lager
  cider wine pint pints bar pub bottle drinking_tea drinking_coffee drinking_water drinking_my
addiction@drinking 2.4 - addiction | addict addicts ecstasy_pills crack_pipe opioid opioids smack_head using_again
  narcotics_anonymous na_meeting drug_problem rehab overdosed | weed drugs withdrawal dealer joint habit stoned
  getting_high smoking_weed smoke_weed spliff spliffs porn drug_test did_drugs took_drugs on_drugs heroin cocaine
  ketamine mdma meth addicted addictive methadone fentanyl
calm@resting 0.9 - ?calm ?peace | calmer calmed calmness calming peaceful peacefully serene serenity tranquil
  tranquillity tranquility at_peace inner_peace so_calm felt_calm feel_calm feeling_calm mindfulness meditation
  meditate meditated meditating breathing_exercise breathing_exercises being_present be_present equanimity contentment
  contented content_with | quiet stillness breathed slow calm_down mindful deep_breath deep_breaths in_the_moment
`;
