# The German translation is complete: what lupdate finds in the sources now is what the files hold, and all of it is done.
# Afterwards the files are as before. To bring them up to date, run lupdate as below on translations/ itself.
set(scratch ${CMAKE_CURRENT_BINARY_DIR}/translations)
foreach(language de en)
    set(file ${scratch}/hashrange_${language}.ts)
    configure_file(${ROOT}/translations/hashrange_${language}.ts ${file} COPYONLY)
    set(plurals "")
    if(language STREQUAL en)
        set(plurals -pluralonly) # English is the source; only "1 item" and "2 items" need words of their own
    endif()
    execute_process(
        COMMAND ${LUPDATE} -tr-function-alias QT_TRANSLATE_NOOP+=TRANSLATABLE -I . -locations none ${plurals} app model
            -ts ${file}
        WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE errors)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "lupdate failed: ${errors}")
    endif()
    file(STRINGS ${file} open REGEX "type=\"(unfinished|vanished|obsolete)\"")
    file(STRINGS ${file} messages REGEX "<message")
    list(LENGTH open count)
    list(LENGTH messages all)
    if(all EQUAL 0)
        message(FATAL_ERROR "lupdate found no text")
    elseif(count GREATER 0)
        message(SEND_ERROR "hashrange_${language}.ts: ${count} of ${all} texts are new, unfinished or gone; see ${file}")
    endif()
endforeach()
