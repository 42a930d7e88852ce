/** Feelings, faith and what moves people in English diaries: see english.ts. */
export const englishInnerTopics = `
loneliness@lonely 2.5 - loneliness solitude being_alone | lonely nobody_to_talk lonesome isolation friendless
  empty_house lonelier loneliest nobody_to_tell spoke_to_nobody talk_to_myself talking_to_myself empty_flat
  silent_phone nobody_knows_me nobody_spoke_to spoken_to_anyone spoke_to_anyone alone_again alone_in_this alone_with_my
  lonely_here no-one_to nobody_to_call no_friends_here don't_know_anyone dont_know_anyone know_nobody know_no_one
  knew_no_one knew_nobody know_anyone_here nobody_to_eat talked_to_nobody talk_to_nobody no_one_called no_one_rang
  no_one_came haven't_spoken_to havent_spoken_to not_spoken_to forgotten_about_me billy_no-mates loner recluse left-out
  feeling_left_out felt_left_out feel_left_out meal_for_one meals_for_one empty_evenings house_so_quiet house_too_quiet
  silent_house too_quiet_here | by_myself on_my_own isolated isolating left_out empty_chair empty_room empty_bed
  nobody_knows nobody_asked nobody_came nobody_spoke solitary invisible quiet_evening nobody_called nobody_rang
  no_company one_plate one_cup table_for_one no_one_to cut_off_from not_a_soul house_is_quiet quiet_house hermit alone
silence@lonely 1.1 - ?silence quietness stillness | hush noiseless soundless wordless so_silent peace_and_quiet
  silent_retreat | quiet silent so_quiet silences the_quiet dead_quiet didn't_say_anything didnt_say_anything
  said_nothing say_nothing not_said can't_say didn't_talk not_talked
grief@loss 2.2 - grief mourning ?loss bereavement | grieve grieving condolences widow widower widowed bereaved obituary
  passed_away grieved mourned mourner mourners sorrow anniversary_of_his anniversary_of_her first_christmas_without
  since_he_died since_she_died late_husband late_wife condolence widowhood bereft bereavement_group grief_counsellor
  first_birthday_without his_birthday_without her_birthday_without bereavement_leave his_ashes her_ashes outlived
  late_mother late_father late_mum late_dad late_brother late_sister late_partner late_grandmother still_miss
  miss_him_still miss_her_still miss_my_mum miss_my_dad miss_my_mother miss_my_father miss_my_mom miss_my_nan
  miss_my_gran miss_my_grandad miss_my_husband miss_my_wife miss_my_brother miss_my_sister lost_my_mum lost_my_mom
  lost_my_dad lost_my_mother lost_my_father lost_my_wife lost_my_husband lost_my_brother lost_my_sister lost_my_son
  lost_my_daughter lost_my_nan lost_my_gran lost_my_best lost_a_child losing_my_mum losing_my_dad losing_my_mother
  losing_my_father losing_my_husband losing_my_wife losing_mum losing_dad lost_mum lost_dad since_mum_died
  since_dad_died since_mum_went since_dad_went since_mother_died since_father_died after_mum_died after_dad_died
  when_mum_died when_dad_died since_you_died since_you_went year_since_he year_since_she year_without_him
  year_without_her months_without_him months_without_her life_without_him life_without_her grave_side graveside
  visited_the_grave her_grave his_grave mum_grave dad_grave her_absence his_absence death_anniversary grief-stricken
  griefs bereavements grief_group cruse her_old_clothes his_old_clothes clearing_out_his clearing_out_her
  clear_her_clothes clear_his_clothes cleared_her_wardrobe cleared_his_wardrobe would've_loved_this orphaned
  still_hear_her still_hear_his dead_two_years dead_a_year anguish | his_clothes her_clothes her_things his_things
  his_coat her_coat his_chair her_chair his_side her_side missed_him missed_her missing_him missing_her his_slippers
  her_slippers his_handwriting her_handwriting two_plates two_cups laid_two since_she_went since_he_went
  before_she_died before_he_died when_she_died when_he_died after_she_died after_he_died the_ashes wedding_photo
  scattered_his scattered_her without_you gone miss missed without_him without_her absence wardrobe photograph urn
  empty_chair ashes would_have_been weight_loss loss_of my_late orphan years_since_he years_since_she months_since_he
  months_since_she weeks_since_he weeks_since_she gone_for_good never_see_him never_see_her never_hear_her
  never_hear_his would_have_loved haunts_me first_anniversary anniversary_of_the
death@loss 2.1 - death dying | died deathbed hospice coffin cemetery burial gravestone headstone passed_away deceased
  dying_of scattered_the_ashes morgue mortuary mortality dying_man dying_woman went_peacefully breathed_her_last
  breathed_his_last death_certificate coroner post-mortem died_at dies_in found_dead end_of_life palliative
  last_offices death_of the_grave his_grave her_grave graves graveyard terminal_cancer terminal_illness terminally
  terminally_ill died_in_his died_in_her death_bed deaths pass_away passes_away months_to_live weeks_to_live
  days_to_live not_long_left hasn't_long hasnt_long hasn't_got_long hasnt_got_long dead_body dead_bodies suicide
  killed_himself killed_herself funeral_parlour life_support breathing_his_last breathing_her_last dying_wish
  syringe_driver death_rattle afterlife reincarnation will_and_testament probate when_i_die when_i'm_gone
  when_i'm_dead after_i'm_gone flatlined widowmaker | terminal fatal memorial urn buried killed passing lost_him
  lost_her the_body dies grave ashes a_coffin memorial_bench die dead funeral last_breath dying_to dying_for drowned
  last_words slipped_away passed_on he_passed she_passed has_passed passed_last took_his_own took_her_own
  heart_stopped
funeral@loss 2.1 the funeral | eulogy undertaker hearse cremation crematorium pallbearer memorial_service coffin
  order_of_service celebrant funeral_director funeral_home the_wake his_wake her_wake cremated burial burial_plot
  buried_mum buried_dad burying requiem committal eulogies pallbearers undertakers celebration_of_life funeral_suit
  funeral_tea shiva catafalque the_crem | hymn wreath lilies black_tie service buried buried_my buried_him buried_her
fear@unease 2.3 - fear dread | scared frightened terrified fears terror fearful scary petrified phobia spooked dreaded
  dreading afraid_of frightened_of scared_of terrified_of cowardice shiver_down heart_racing heart_thumping
  frightened_me frightens_me cold_sweat frighten fright terrify terrifies terrifying scare scares scares_me scared_me
  scaring scaredy scared_stiff scared_shitless shit-scared shitting_myself bricking_it bricked_it cacking
  crapping_myself feart freaked freaked_out freaked_me_out freaking_out freaks_me_out fearing feared phobic
  claustrophobic claustrophobia paralysed_with frozen_with froze_with bottled_it bottling_it chickened_out chicken_out
  lost_my_nerve weak_knees legs_like_jelly panic-stricken cower cowered shit_myself dread_it dread_going dreads
  unnerved unnerving shaken_up shook_me blood_ran_cold my_heart_stopped | adrenaline shaking_hands hands_shook
  hands_shaking trembling_hands nervous heart_pounding trembling shook trembled shaking shaky timid rattled spook
  afraid frightening frightens went_white unsafe not_safe coward
worry@unease 2.3 - worry anxiety stress ?pressure | anxious panicked panic worried worrying stressed overthinking
  palpitations panic_attack nervous worries anxieties worrier on_edge panicking panic_attacks nerve-wracking
  catastrophising catastrophizing overwhelmed under_pressure tight_chest chest_tight spiralling worrying_about
  anxiously stomach_in_knots fretting fretted dreading_the uneasy uneasiness jittery jumpy can't_stop_thinking
  cant_stop_thinking mind_racing what_ifs panicky stressing overthink overthought under_so_much so_much_pressure
  pressure_on_me knots_in_my stressful stress_levels stressed-out stressed_out de-stress stressy worry_about worries_me
  worried_sick worried_about worrying_sick worrisome worry_too_much anxiety_attack anxiety_attacks anxiousness
  can't_switch_off cant_switch_off couldn't_switch_off couldnt_switch_off switch_off_my can't_relax cant_relax
  couldn't_relax couldnt_relax can't_stop_worrying cant_stop_worrying knot_in_my pit_of_my stomach_churning
  tied_in_knots nervous_wreck bag_of_nerves bundle_of_nerves my_nerves nervousness nervously nerves_about
  pre-show_nerves freak_out ruminating rumination ruminate dwelling_on dwell_on obsessing_over stewing_over
  going_round_in panic_mode frazzled wound_up hyperventilating hyperventilated on_tenterhooks biting_my_nails
  bit_my_nails chewing_my_nails nervy antsy apprehensive apprehension trepidation angst fret frets wits_end at_my_wits
  strung_out keyed_up distressed distress unsettling sweaty_palms tension_headache doomscrolling what_will_happen
  worst-case in_a_tizzy breaking_point can't_cope cant_cope couldn't_cope couldnt_cope not_coping not_cope
  struggling_to_cope overwhelm agonising_over agonised_over agonizing_over fretful sick_to_my | restless agitated
  sick_with butterflies_in tense nerves racing what_if concerned butterflies tension churning on_my_mind stresses
  unsettled worst_case
courage@unease 1.9 - courage bravery | braver dared dare_to plucked_up courageous stood_up_for spoke_up bravely
  stand_up_to stood_up_to be_brave so_brave being_brave braved brave_enough felt_brave feel_brave bravest speak_up
  speaking_up spoken_up stand_up_for standing_up_to standing_up_for stuck_up_for stick_up_for found_my_voice
  finding_my_voice spoke_out speak_out took_the_plunge take_the_plunge leap_of_faith bit_the_bullet bite_the_bullet
  faced_my_fear facing_my_fears face_my_fears fearless fearlessly had_the_guts have_the_guts got_the_guts the_nerve_to
  nerve_to_ask nerve_to_say pluck_up plucking_up daring_to dared_to feel_the_fear took_a_risk take_a_risk
  taking_a_risk taking_risks comfort_zone steeled_myself did_it_anyway do_it_anyway | nerve dare daring brave guts
  hero big_step boldly bolder boldness
memories@recalling 1.3 - memories childhood nostalgia | photo_album nostalgic memory_box childhood_home as_a_child
  photograph_album grew_up_in memory_of memories_of memory_lane reminisce reminisced reminiscing reminiscence
  i_was_little i_was_small i_was_young i_was_younger i_was_five i_was_six i_was_seven i_was_eight i_was_nine i_was_ten
  i_was_eleven i_was_twelve i_was_thirteen i_was_fourteen i_was_fifteen i_was_sixteen as_a_boy as_a_girl as_a_kid
  as_a_teenager as_children were_young old_days old_times olden_days those_were_the took_me_back takes_me_back
  taken_back_to photo_albums family_photos box_of_photos old_letters scrapbook keepsake keepsakes heirloom heirlooms
  memento mementos remember_when remember_the_time remember_how_we remembering_when my_youth school_days nostalgic_for
  grew_up_with growing_up_in childhood_bedroom old_neighbourhood | grew_up old_photo old_photograph remember
  remembered old_photos used_to_be reminded_me remembering years_ago album were_little sentimental the_past back_then
faith@faith 1.7 - faith prayer ?god church mosque ?chapel monastery abbey psalms | pray prayed praying psalm sermon
  rosary priest ramadan imam synagogue congregation bible quran shabbat pew iftar baptism worshipped worshipping
  scripture verse_of liturgy eucharist pastor deacon nun convent cathedral holy_week ash_wednesday eid mecca hijab
  rabbi torah shul seder passover yom_kippur mandir puja buddhist spiritual spirituality faithless evensong bible_study
  prayer_group lauds vespers compline last_rites crucifix nuns chaplain monk monks abbot prioress sister_superior creed
  sermons prayers prayerful mass_at holy_communion vestments cassock choir_stalls hymn_books hymnal rosaries novenas
  salve_regina ave_maria thank_you_lord pray_for praying_for parishioner parishioners churchgoers churchwarden lychgate
  sinner confessional penance resurrection afterlife worshipper pilgrimage monastic cloister agnostic atheist unbelief
  priesthood presbytery vestry homily seminary lenten good_friday easter_vigil baptised alleluia the_altar prayed_for
  pray_that spiritual_director retreat_house quaker in_god god_plan god_hand god_love god_mercy asked_god ask_god
  thank_you_god god_gave god_hears talk_to_god prayer_meeting prayer_mat prayer_book prayer_list prayer_circle
  church_service churches sunday_mass morning_mass after_mass at_mass said_mass to_mass midnight_mass saying_mass
  sunday_service sunday_school bible_group bible_class bible_verse the_lord our_lord my_lord jesus_christ hail_mary
  our_lady holy_spirit holy_ghost holy_water born_again born-again religion religious christianity christian christians
  catholic catholics catholicism protestant methodist baptist pentecostal evangelical anglican jehovah mormon muslim
  muslims islam islamic hindu buddhism sikh judaism allah inshallah insha'allah alhamdulillah mashallah salah namaz
  fajr maghrib wudu jummah qur'an koran sehri suhoor diwali navratri holi bhajan bhajans kirtan gurudwara vipassana
  sangha dharma rosh_hashanah hanukkah sabbath tithe tithing missionary missionaries preacher preaching preached
  worship_team speaking_in_tongues church_bells sacristy sacristan cloisters blessed_sacrament novena patron_saint
  mother_superior the_abbess convents friar friars godless atheism vicar | retreat meditation meditate meditated
  meditating belief believer vows communion advent organist candles altar faithful confirmation confession kneel knelt
  blessing_of incense god_bless god_forgive temple_visit parish converted parishioners' meeting_house novice temple
  rites mass blessing pews hymn hymns sin sins heaven pilgrim easter god_sake god_knows god_forbid soul priests
  christening amen bishop prasad vicarage rectory fasting kosher salvation to_god with_god god_is god_has god_will
  gurdwara worship
waiting@hoping 1.2 - waiting | waiting_list limbo wait_list waiting_for_news awaiting no_news_yet waiting_for_results
  waiting_to_hear waiting_game the_wait long_wait wait_is_over no_word_yet no_word_from no_news no_news_is results_due
  results_day hear_back heard_back not_heard_back not_heard_from heard_nothing nothing_yet any_day_now await awaits
  still_no_answer still_no_reply still_no_word still_no_news no_reply_yet no_answer_yet refreshing_my suspense
  tenterhooks | wait waited uncertainty on_hold waiting_room queue no_word not_knowing haven't_heard havent_heard
hope@hoping 1.4 - ~hope hopes | hopeful hopefulness optimistic optimism hope_for full_of_hope some_hope lost_hope
  losing_hope no_hope hope_again little_hope new_hope false_hope hopes_up glimmer_of glimmer silver_lining better_days
  | hoping hoped let_down disappointed disappointing hoping_for dream_of dreaming_of luck wish wished wishes
  maybe_one_day possibility possibilities
failure@failing 2.3 - failure rejection | rejected not_good_enough failures wasn't_good_enough wasnt_good_enough
  rejected_again rejections failed_again failed_my knockback setback setbacks let_everyone_down i_failed we_failed
  failed_me failed_at failed_it failed_the failed_miserably a_flop got_turned_down was_turned_down turned_me_down
  turned_down_again rejection_letter fiasco made_a_mess waste_of_space feel_useless felt_useless crap_at rubbish_at
  underachiever unsuccessful unsuccessfully | failed failing turned_down dropped_from gave_up_on knocked_back bombed
  flopped blew_it lost_the rejected_by useless disaster reject rejects disastrous flop loser
doubt@failing 2.4 - doubt self-doubt self-worth | imposter impostor impostor_syndrome imposter_syndrome insecure
  insecurity second-guessing second_guess self-esteem inadequate doubting doubts misgivings not_clever_enough
  fraudulent pretender not_good_enough never_good_enough question_myself confidence self-confidence self_esteem
  self_worth like_a_fraud feel_a_fraud such_a_fraud doubted_myself doubt_myself doubting_myself believe_in_myself
  belief_in_myself self-belief trust_myself am_i_good not_smart_enough smart_enough feel_stupid feeling_stupid inferior
  inferiority worthless worthlessness sure_of_myself unsure_of_myself not_cut_out cut_out_for question_everything
  questioning_everything hate_myself hated_myself self-hatred self-loathing self_loathing self-critical inner_critic
  perfectionist perfectionism perfectionistic what_the_point self_image being_replaced feel_useless feeling_useless
  felt_useless not_needed | fraud giving_up give_up quit quitting comparing compare compared_myself unsure not_sure_i
  found_out not_enough can't_do_this cant_do_this couldn't_do_it couldnt_do_it doubted doubtful good_enough
  second_thoughts cold_feet in_two_minds
shame@hiding 1.3 - ?shame embarrassment | ashamed humiliated humiliating mortified humiliation cringe cringed shameful
  disgraced red-faced ashamed_of laughing_stock humiliate mockery mocked feeling_stupid felt_stupid felt_small went_red
  so_embarrassed so_embarrassing embarrass embarrasses shaming shame_on_me dishonour made_a_fool look_stupid
  looked_stupid feel_stupid felt_a_fool feel_foolish felt_foolish red_face my_face_burned my_face_burning
  cheeks_burning wanted_to_disappear ground_to_swallow swallow_me_up loss_of_face lose_face stigma degrading degraded
  belittled laughed_at_me laughing_at_me made_fun_of making_fun_of took_the_piss taking_the_piss felt_embarrassed
  feel_embarrassed | laughed_at blushed blush stupid awkward foolish mocking embarrassing embarrassed put_me_down
  puts_me_down crawl_under what_a_shame
secret@hiding 1.3 the secret ?lie ?lies ?lying ?hiding | lied lied_to lying_to white_lie cover_story keeping_it_from
  kept_it_from haven't_told_anyone havent_told_anyone not_told_anyone nobody_knows_about double_life secrets unsaid
  unspoken hiding_from kept_it_to kept_quiet_about in_the_closet truth_came_out lied_about my_lie white_lies told_lies
  telling_lies lied_to_him lied_to_her lie_to_him lie_to_her lie_to_my keep_from_her keep_from_him kept_from_me
  kept_from_her haven't_told_my havent_told_my not_told_my never_told_anyone nobody_knows_that hiding_it hiding_my
  hide_it_from hide_from_my secretive secrecy behind_their_backs haven't_said_anything havent_said_anything
  told_anyone_about tell_anyone_about brave_face dishonest dishonesty deceit deceive deceived deceiving deception | hid
  hidden pretend pretending pretending_to pretend_to don't_tell dont_tell didn't_tell didnt_tell sneaked snuck hid_from
  hides never_told hid_it hiding_the confess confessed confessing pretended secretly concealed bluff bluffed bluffing
  behind_my_back behind_his_back behind_her_back found_out_about a_lie the_lie liar liars never_told_him never_told_her
  have_not_told not_told_him not_told_her haven't_told_him haven't_told_her havent_told_him havent_told_her
  said_nothing haven't_told havent_told didn't_say_anything pretended_to
guilt@hiding 1.2 - guilt regret | guilty regretted remorse my_fault guilt-trip regrets regretting my_own_fault
  blaming_myself feel_bad felt_bad let_her_down let_him_down let_them_down never_apologised wasn't_there_for
  wasnt_there_for never_said_sorry guilty_about guiltily guilt_trip feel_terrible_about feel_awful_about
  feel_bad_about felt_awful_about felt_bad_about blame_myself blamed_myself should_have_known should_have_told
  should_have_called should_have_gone should_have_rung should_have_listened should_have_stopped never_said_goodbye
  letting_her_down letting_him_down letting_them_down letting_people_down letting_everyone_down let_everybody_down
  bad_daughter bad_son bad_friend bad_wife bad_husband bad_sister terrible_daughter terrible_son terrible_friend
  conscience atone amends remorseful repent so_selfish | should've shouldn't_have shouldnt_have wish_i_had if_only
  blame blamed missed_the_play should_have_said i_should_have should've_been sorry forgive should_have selfish
anger@quarrel 1.3 - anger rage | angry fuming temper resentment enraged seething annoyance resentful resent resented
  irritable snapped_at outraged shouting_at rows_with frustrated frustrating frustration frustrations anger_issues
  angrier angrily anger_management got_mad get_mad getting_mad still_mad makes_me_mad made_me_mad mad_as_hell
  pissed_off pisses_me_off pissing_me_off ticked_off hacked_off cheesed_off browned_off fed_up fed_up_with irate
  incensed infuriated infuriating infuriates outrage indignant indignation wrath fury hate_him hate_her lost_it_with
  lost_my_rag lost_my_cool saw_red seeing_red hit_the_roof blew_my_top blew_up_at flipped_out went_mental
  went_ballistic went_off_on hopping_mad wound_me_up winds_me_up wind_me_up my_blood_boil blood_boiling drives_me_mad
  drives_me_crazy drove_me_mad driving_me_mad driving_me_crazy did_my_head does_my_head gets_my_goat bit_his_head
  bit_her_head bit_my_tongue biting_my_tongue held_my_tongue bite_my_tongue so_annoyed really_annoyed so_annoying
  annoyed_me annoys_me annoyed_at annoyed_with irritation irritability irritates irritated_me cranky crabby crotchety
  stroppy a_strop in_a_mood bad_mood bad-tempered short-tempered short_fuse snapped_at_me i_snapped shouted_at_me
  shouted_at_him shouted_at_her shouted_at_them yelled_at screamed_at swore_at grudge grudges spiteful exasperated
  exasperating aggro aggression out_of_spite | snapped swearing sulk sulked sulking abused bitterness tantrum_of
  punched_the kicked_the threw_a shouted shouting cross annoyed irritated screamed screaming slammed shout hate rude
  bitter abuse swore hated yelled mad grumpy ratty raging furious livid mad_at so_mad hatred
argument@quarrel 1.4 the argument arguments | argued quarrel quarrelled arguing bickering bickered silent_treatment
  quarrels shouting_match big_row had_a_row confronted confrontation stormed_out bust-up tiff row_about rowed_about
  argued_about not_speaking not_talking cold_shoulder slammed_the_door rows_with another_row blazing_row massive_row
  huge_row stupid_row rows_about rows_over argue argues argued_with arguing_with arguing_about argued_over a_fight
  big_fight huge_fight another_fight stupid_fight fight_with_my fight_with_him fight_with_her we_fought fought_with_my
  fought_about fought_over fights_with fights_about had_words words_with_her words_with_him had_it_out having_it_out
  have_it_out ding-dong squabble squabbled squabbling squabbles bust_up punch-up fell_out_with fallen_out_with
  falling_out_with fell_out_over won't_speak_to wont_speak_to not_speaking_to not_talking_to stopped_talking_to
  stopped_speaking_to blanked_me ignoring_me blanking_me hung_up_on slammed_the_phone confrontational confronting
  confront stand-off standoff tiff_with feud feuding loggerheads raised_voices raised_my_voice raised_his_voice
  raised_her_voice | slammed fighting conflict falling_out fallen_out fell_out falling-out disagreement rowed shouted
  sorry ~row ~fight apology ~quarrel a_row row_with disagree disagreed
forgiveness@quarrel 1.3 - forgiveness apology | forgave apologised apologized forgave_her forgave_him forgives
  reconciled reconciliation forgave_me forgiven_him forgiven_her forgive_him forgive_her forgive_me forgive_myself
  forgive_them forgiving_myself forgiven_me forgiven_myself apologies apologise_to apologize apologised_to apologising
  apologizing say_sorry saying_sorry making_peace make_peace made_peace peace_offering olive_branch bury_the_hatchet
  water_under_the patched_things_up patch_things_up patching_things_up second_chance clear_the_air cleared_the_air |
  making_up made_up_with sorry forgive forgiven said_sorry apologise
pride@pride 0.8 - pride | prouder proudly proud_of_myself so_proud proud_of_me proudest pride_in accomplished
  accomplishment accomplishments achievement achievements chuffed chuffed_to_bits pleased_with_myself did_it_myself
  nailed_it smashed_it pulled_it_off aced bragged bragging showing_off complimented triumphant | achieved managed
  success well_done praise praised medal i_did_it we_did_it proud compliment compliments boasted
change@change 1.2 - ?change starting_again new_start | fresh_start new_chapter starting_over turning_point reinvent
  new_beginning new_beginnings fresh_page starting_afresh new_life turned_a_corner fresh_starts new_phase new_era
  new_leaf changed_my_life change_my_life changed_everything everything_changes everything_changed
  everything_is_changing things_change things_are_changing life_has_changed start_over starting_from_scratch
  start_from_scratch clean_slate a_new_me reinventing rebuilding_my rebuild_my need_a_change needed_a_change
  big_change big_changes don't_like_change dont_like_change hate_change upheaval new_routine | brand_new transition
  changing changed changing_my start_again
help@helping 1.3 - ?help asking_for_help | asked_for_help needed_help lent_a_hand supporting_me leaned_on
  looked_out_for shopping_for_me casserole_on_the accepting_help offered_to_help came_round_with ask_for_help need_help
  help_from his_help her_help their_help my_help without_help get_help getting_help got_help accepted_help offered_help
  offer_of_help refused_help refuse_help let_people_help needed_a_hand lend_a_hand helped_me helps_me helping_out
  helped_out helping_hand helping_each_other lean_on there_for_me have_my_back had_my_back support_me supportive
  support_network pitched_in mucked_in chipped_in rallied_round helping_others being_useful be_useful feel_useful
  felt_useful being_needed to_be_needed little_help some_help | helped helping helper helpers favour favours supported
  thoughtful generous generosity support_group accept_help kindly burden thanked help_out leaning_on leant_on
boundaries@helping 1.5 - saying_no boundaries | couldn't_say_no couldnt_say_no people-pleasing people_pleasing
  people-pleaser people_pleaser please_everyone pleasing_everyone doormat pushover walked_all_over walks_all_over
  walk_all_over take_advantage_of taking_advantage_of took_advantage taken_advantage learn_to_say learning_to_say
  learned_to_say can't_say_no cant_say_no never_say_no stood_my_ground stand_my_ground standing_my_ground
  standing_up_for sticking_up_for always_say_yes | said_no say_no i_said_no assertive say_no_to boundary
trust 1.1 - ?trust honesty | trusted trusting betrayed betrayal truthful lied_to_me told_the_truth tell_the_truth
  telling_the_truth came_clean come_clean coming_clean owned_up own_up owning_up fessed_up being_honest been_honest
  honest_with admit_it admitted_it admitting_it trust_him trust_her trust_them trust_anyone trust_again trust_people
  trust_issues trusts_me trusting_people can't_trust cant_trust couldn't_trust couldnt_trust don't_trust dont_trust
  didn't_trust didnt_trust trustworthy untrustworthy mistrust distrust suspicions unfaithful infidelity cheated_on
  cheating_on betrays betray stabbed_in_the back-stabbing backstabbing two-faced broke_my_trust broken_trust
  lost_my_trust | honest truth suspicious honestly the_truth suspicion
freedom 1.1 - freedom independence | liberated liberating autonomy independently own_two_feet feel_free felt_free
  feeling_free free_again set_free free_at_last self-sufficient | free independent freed
goodbyes@leaving 2.4 - goodbyes goodbye ?leaving farewell letting_go | farewells goodbye_to waved_off good-bye
  good-byes let_her_go let_him_go let_them_go letting_him_go letting_her_go letting_them_go waving_them_off last_hug |
  last_day parting send-off leaving_drinks leaving_party farewell_party last_time hugged let_go_of
crying@crying 0.8 - ?crying | wept weeping sobbed sobbing in_tears burst_into_tears teary tearful bawled bawling
  crying_in started_crying started_to_cry couldn't_stop_crying couldnt_stop_crying cried_all weep weepy weeps sob sobs
  blubbed blubbering blubbing blub welled_up welling_up well_up choked_up lump_in_my broke_down_crying cried_my_eyes
  cry_my_eyes bawled_my ugly_crying had_a_cry good_cry have_a_cry cry_again cried_again crying_again cried_when
  cried_because cried_all_night cried_myself cry_myself made_me_cry makes_me_cry nearly_cried almost_cried
  wanted_to_cry want_to_cry cannot_stop_crying can't_stop_crying cant_stop_crying tears_came tears_in_my tears_running
  tears_down my_tears close_to_tears near_tears tear_up teared_up tearing_up waterworks crying_jag | tear cried cry
  tears cried_in cried_for howled
laughter@laughter 1 - laughter humour | giggled giggle giggles giggling cracked_up hysterics burst_out_laughing
  laughed_so_hard in_stitches pissed_myself_laughing wet_myself_laughing laughed_and_laughed belly_laugh belly_laughs
  belly_laughed couldn't_stop_laughing couldnt_stop_laughing can't_stop_laughing cant_stop_laughing cried_laughing
  crying_laughing laughing_so_hard laughed_until laughed_out_loud laugh_out_loud made_me_laugh makes_me_laugh
  made_us_laugh good_laugh first_laugh laughed_again laughing_again laugh_again lmao cackled cackling cackle hilarious
  hilarity chuckle chuckled chuckling hooting sniggered snigger sense_of_humor | laughed laugh laughing funny silly
  joking jokes laughed_till ~joke banter joker
gratitude@gratitude 0.9 - gratitude joy happiness small_joys | grateful thankful joyful gratefully thankfulness
  contentment contented small_things simple_pleasures so_happy really_happy happier happiest elated overjoyed
  over_the_moon joyous cheered_up good_mood cloud_nine made_my_day made_me_happy makes_me_happy feel_happy felt_happy
  feeling_happy happy_tears count_my_blessings counting_my_blessings counted_my_blessings grateful_for thankful_for
  feel_lucky felt_lucky i'm_lucky im_lucky so_lucky how_lucky lucky_to_have little_things tiny_joys simple_things
  wonderful_day perfect_day savour savouring savoured bliss blissful elation ecstatic | content pleasure delight
  delighted blessed blessing blessings smiled happy glad lucky appreciate cheerful happily
envy 1.4 - envy jealousy | jealous envious envied envies jealousies envying green_with compare_myself comparing_myself
  envy_of enviously jealously jealous_of envious_of envy_her envy_him envied_her envied_him compared_myself compare_me
  grass_is_greener fomo rivalry missing_out competitive_with why_not_me | compare compared comparing happy_for_her
  happy_for_him comparison
patience 1 - patience impatience | impatient impatiently be_patient being_patient patient_with more_patient | patient
  patiently
decision@decision 1.3 the decision choice | deciding decisions dilemma pros_and_cons torn_between crossroads
  decide_whether decide_what make_up_my made_up_my making_up_my can't_decide cant_decide couldn't_decide
  couldnt_decide in_two_minds stay_or_go stay_or_leave staying_or_leaving staying_or_going should_i_stay should_i_go
  should_i_take whether_to_go whether_to_stay whether_to_take whether_to_leave whether_to_sell whether_to_tell
  weighing_up weighed_up weigh_up on_the_fence indecision indecisive pro_and_con mulling_over mull_over sleep_on_it
  toss_a_coin ultimatum | decide choosing decided chose options undecided changed_my_mind change_my_mind
comingout 2.4 - ?coming_out | gay lesbian bisexual queer came_out_to come_out_to coming_out_to came_out_as come_out_as
  lgbt lgbtq pride_march homophobic homophobia sexuality asexual nonbinary non-binary outed_me | closet girlfriend
  boyfriend rainbow
transition 2.8 my transition testosterone ?hormones pronouns | oestrogen estrogen deadname trans transitioned
  transitioning dysphoria misgendered chest_binder top_surgery deadnamed transgender trans_man trans_woman transphobia
  transphobic misgender misgendering gender_clinic gender_identity bottom_surgery deed_poll passing_as
  puberty_blockers | binder gender name_change
birthday@growing 0.9 my ?birthday | birthdays turned_thirty turned_forty turned_fifty turned_sixty birthday_party
  birthday_cake birthday_card birthday_present my_birthday turned_eighty turned_ninety turned_thirteen turned_sixteen
  turned_eighteen turned_twenty turned_twenty-one turning_thirteen eighteenth_birthday birthday_dinner birthday_meal
  birthday_lunch birthday_tea birthday_message birthday_wishes happy_birthday birthday_treat birthday_weekend
  surprise_party today_is_my blew_out_the birthday_girl birthday_boy | candles presents cake fortieth fiftieth
  sixtieth seventieth eightieth
disappointment@hoping 1 - disappointment | disappointed disappointing disappoint disappoints disappointments let_down
  let-down letdown gutted crushed_by dashed_my dashed_hopes hopes_dashed anticlimax anti-climax fell_flat underwhelmed
  underwhelming expected_more hoped_for_more didn't_get_in didnt_get_in not_chosen wasn't_chosen wasnt_chosen
  not_picked wasn't_picked wasnt_picked disillusioned disillusionment deflated crestfallen came_to_nothing let_me_down
  lets_me_down letting_me_down dejected so_disappointed let_down_by not_good_news | cancelled expected hoped devastated
  devastating fell_through
excitement@hoping 0.7 - excitement | exciting so_excited couldn't_wait couldnt_wait counting_the_days counting_down
  giddy thrill thrilling exhilarated exhilarating stoked psyched hyped anticipation | adventure can't_wait cant_wait
  thrilled buzzing looking_forward excited
mistake@failing 1.1 the mistake mistakes | messed_up messed_it_up mess_up mess_it_up screwed_up screw_up screw-up
  fucked_up fuck_up fuck-up cocked_up cock-up cock_up ballsed_up balls-up botched bungled bodged slipped_up slip-up
  blunder blundered got_it_wrong get_it_wrong getting_it_wrong i_was_wrong being_wrong miscalculated mixed_up_the
  my_error near_miss near-miss stuffed_up stuffed_it careless carelessness wrong_choice wish_i_hadn't wish_i_hadnt
  shouldn't_have_said shouldnt_have_said | wrong error errors accident forgot mix-up wrong_decision an_error oversight
givingup@quitting 1.2 - giving_up quitting | want_to_quit wanted_to_quit want_to_stop wants_to_stop wants_to_quit
  going_to_quit about_to_quit pack_it_in packing_it_in packed_it_in jack_it_in jacked_it_in throw_in_the threw_in_the
  throwing_in_the enough_is_enough chuck_it_in chucked_it_in drop_out dropping_out dropped_out walk_away_from
  giving_it_up give_it_up gave_it_up given_it_up can't_go_on cant_go_on can't_carry_on cant_carry_on couldn't_carry_on
  couldnt_carry_on can't_keep_going cant_keep_going thinking_of_quitting thinking_about_quitting wanting_to_quit
  ready_to_quit give_up_on giving_up_on stop_altogether packing_in | quit give_up given_up gave_up stopped had_enough
  resign
future@future 1.1 the future | what_comes_next where_my_life where_i'm_going five-year_plan five_year_plan
  ten_years_time five_years_time life_plan planning_ahead new_year_resolution resolutions ambition ambitions ambitious
  my_dreams dream_job direction_in_life sense_of_purpose meaning_of_life in_a_rut gap_year life_goals bucket_list
  with_my_life | plans goal goals someday make_plans making_plans plans_for_the what_next going_nowhere
kindness@helping 1 - kindness | kindnesses kindness_of_strangers random_act kind_word kind_words kind_to_me
  kind_to_him kind_to_her being_kind kindest good_deed good_deeds good_samaritan generosity kind-hearted kind_hearted
  kind_gesture kind_stranger compassion compassionate gentle_with_me thoughtful thoughtfulness people_are_good
  restored_my_faith brought_me_soup left_me_flowers | stranger strangers kind thanked kindly neighbourly very_kind
  kind_man kind_woman be_kind been_kind so_kind kinder generous
overlooked@unseen 1.6 - being_overlooked being_ignored being_used | overlooked ignored_me ignores_me ignored_again
  taken_for_granted takes_me_for take_for_granted took_the_credit taking_the_credit takes_the_credit took_credit
  taking_credit credit_for_my unappreciated underappreciated under-appreciated undervalued unvalued not_appreciated
  not_a_thank not_even_thanks unrecognised unrecognized unseen invisible nobody_notices nobody_noticed no_one_notices
  no_one_noticed didn't_notice_me didnt_notice_me nobody_listens no_one_listens nobody_listened not_listened_to
  talked_over_me talks_over_me spoke_over_me spoken_over interrupted_me passed_over passed_me_over not_invited
  wasn't_invited wasnt_invited weren't_invited werent_invited excluded_from talked_down_to looked_down_on
  looks_down_on patronised patronising patronized patronizing condescending dismissed_me dismissive disrespected
  disrespect disrespectful treats_me_like treat_me_like like_a_servant like_dirt dogsbody skivvy scapegoat
  underestimated underestimates belittling walked_past_me using_me used_me | ignored credit noticed unnoticed
  interrupted no_recognition
sadness@sadness 1.2 - sadness depression | sadder saddest so_sad feel_sad felt_sad feeling_sad unhappiness misery
  sorrowful depressed depressing depressive antidepressant antidepressants anti-depressants sertraline citalopram
  fluoxetine prozac venlafaxine mirtazapine low_mood feeling_low feel_low felt_low feeling_down feel_down felt_down
  in_the_dumps the_blues feeling_blue gloomy gloom despair despairing despondent hopelessness helplessness melancholy
  melancholic heartbroken heartache heavy-hearted heavy_heart broke_my_heart breaks_my_heart breaking_my_heart
  downhearted down-hearted glum dejected wretched bleakness the_black_dog dark_place dark_thoughts dark_days
  empty_inside hollow_inside numbness feel_nothing felt_nothing feel_empty felt_empty feeling_empty emptiness suicidal
  self-harm self-harming self-harmed cutting_myself can't_get_up cant_get_up couldn't_get_up couldnt_get_up
  no_motivation joyless feel_like_shit felt_like_shit feel_rubbish feeling_rubbish feel_shit feeling_shit feel_crap
  feeling_crap mental_health bipolar nervous_breakdown so_upset upsetting upsets_me hurt_my_feelings hurt_feelings |
  upset low numb flat hollow empty hurt bleak pointless sad unhappy miserable hopeless helpless black_dog
  heartbreaking
boredom@boredom 1.5 - boredom | bored bored_stiff bored_rigid bored_to_tears bored_to_death so_boring bored_out_of
  bores_me tedious tedium monotonous monotony humdrum same_old same_thing_every same_every_day nothing_happens
  nothing_ever_happens nothing_happening nothing_going_on killing_time kill_time passing_the_time pass_the_time
  clock-watching watching_the_clock watched_the_clock time_drags time_dragged drags_on day_dragged days_drag
  mind-numbing mind_numbing restlessness twiddling_my twiddled_my uneventful groundhog_day stuck_indoors stuck_inside
  stir-crazy stir_crazy cabin_fever | dull routine slow grounded boring nothing_to_do dreary
busy@busy 1 - being_busy | always_busy busy_day busy_week busier busyness no_time_for no_time_to never_time
  not_enough_time not_enough_hours enough_hours_in out_of_time rushed_off_my run_off_my rushed_off always_rushing
  in_a_rush juggling juggle juggled spread_too_thin stretched_too_thin too_much_on plate_is_full snowed_under swamped
  to-do_list to-do_lists todo_list to_do_list hectic frantic chock-a-block non-stop nonstop flat_out no_breaks
  overloaded overcommitted on_the_go hamster_wheel multitasking multi-tasking chasing_my_tail | busy rush rushed
  deadline schedule so_busy no_time too_busy rushing overload haven't_stopped havent_stopped not_stopped never_stop
  never_stops catch_my_breath
relief@relief 0.9 - relief | relieved relieved_that weight_off_my weight_lifted weight_has_lifted weight_off
  lifted_off_my load_off off_my_mind off_my_chest off_my_shoulders lighter_now feel_lighter felt_lighter
  feeling_lighter breathe_again breathed_again could_breathe phew all_clear thank_goodness thank_heavens finally_over
  over_and_done worry_for_nothing false_alarm benign weight_off_our | lighter safe calmer thank_god pain_relief
racism@racism 2.2 - racism | racist racists racial racially slur slurs n-word really_from discrimination discriminated
  discriminated_against prejudice prejudiced xenophobia xenophobic microaggression microaggressions islamophobia
  antisemitism anti-semitic sexism sexist misogyny misogynist catcalled catcalling because_i'm_black my_skin_colour
  only_black_person only_black_woman ableism ableist bigot bigots bigotry colour_of_my color_of_my
trauma@trauma 1.8 - trauma ptsd | traumatised traumatized traumatic traumas flashback flashbacks c-ptsd cptsd
  dissociating dissociation dissociated hypervigilant hypervigilance triggered_by triggering survivor_guilt |
  triggered nightmares
theft@theft 1.7 - theft burglary | burgled burglar burglars break-in broke_into broken_into robbed mugged mugging
  mugger pickpocket pickpocketed thief thieves shoplifting shoplifter scammed scammer scammers scam phishing conned
  con_man crime_number vandalised vandals | stolen stole police locks missing crime
accident@accident 1.8 the ?accident ?crash | car_accident pile-up crashed_into crashed_the_car written_off_the
  rear-ended collision whiplash airbag airbags knocked_off_my knocked_me_off hit-and-run hit_and_run ran_me_over
  fender_bender totalled totaled dashcam insurance_excess hit_a_deer | crashed swerved skidded ambulance insurance
  bumper brakes run_over
gossip@gossip 1.1 - gossip rumours | gossiping gossiped gossips rumors rumour rumor talk_of_the what_people_say
  what_people_said people_talk people_are_talking people_talking tongues_wag tongues_wagging word_gets_round
  word_got_round everyone_knows_my everyone_knows_everyone everybody_knows_your busybody busybodies nosy nosey
  tittle-tattle whispering_about curtain_twitchers | whispered village
judged@judged 1.3 - being_judged | judging_me judge_me judgemental judgmental people_staring people_stare stared_at_me
  staring_at_me staring_at_us stared_at_us tutted tutting dirty_look dirty_looks funny_looks funny_look
  what_people_think what_others_think what_will_people think_of_me side-eye disapproving disapproval feel_judged
  felt_judged judged_me judged_by judged_for | staring stares stared strangers judged
rudeness@quarrel 1.2 - rudeness criticism insults | rude_to_me so_rude rude_man rude_woman rude_customer
  rude_customers criticised criticized criticise criticize criticising criticizing insulted insulting insult abusive
  verbal_abuse called_me_stupid called_me_names name-calling told_me_off telling-off bollocking bollocked
  dressing_down scolded scolding nasty_comment nasty_comments nasty_message trolling harassed harassment bullied_by
  bullying bully nitpicking nit-picking picked_on picks_on_me sarcasm | rude complaint complaints complained told_off
  nasty shouted sworn trolls
`;
